import type { ValueNode } from 'graphql';

/** A scalar that accepts any JSON: the value of a variable, or a literal, which may itself contain variables. */
export const jsonScalar = {
  serialize: (value: unknown) => value,
  parseValue: (value: unknown) => value,
  parseLiteral: jsonFromLiteral,
};

function jsonFromLiteral(node: ValueNode, variables?: Record<string, unknown> | null): unknown {
  switch (node.kind) {
    case 'NullValue':
      return null;
    case 'IntValue':
    case 'FloatValue':
      return Number(node.value);
    case 'StringValue':
    case 'EnumValue':
    case 'BooleanValue':
      return node.value;
    case 'ListValue':
      return node.values.map((item) => jsonFromLiteral(item, variables));
    case 'ObjectValue':
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, jsonFromLiteral(field.value, variables)]),
      );
    default:
      return variables?.[node.name.value];
  }
}

/** An integer of any length: text in responses, text or number in queries. */
export const bigInt = {
  serialize: (value: unknown) => String(value),
  parseValue: (value: unknown) => Number(value),
  parseLiteral: (node: ValueNode) => Number('value' in node ? node.value : Number.NaN),
};
