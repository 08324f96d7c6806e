import type { FieldNode, GraphQLResolveInfo, SelectionNode } from 'graphql';
import { DEFAULT_PER_PAGE } from '../stories/page.ts';

/**
 * Estimates the maximum cost of a query: one point for each root field, and one for each story that the page of a list
 * can contain. Storyblok publishes no formula, so only the order of magnitude is right.
 */
export function queryCost(info: GraphQLResolveInfo): number {
  const cost = (selections: readonly SelectionNode[] = []): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === 'Field') return sum + fieldCost(selection, info);
      const inner = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
      return sum + cost(inner?.selectionSet.selections);
    }, 0);
  return cost(info.operation.selectionSet.selections);
}

function fieldCost(field: FieldNode, info: GraphQLResolveInfo): number {
  const parameters = info.parentType.getFields()[field.name.value]?.args ?? [];
  if (!parameters.some((parameter) => parameter.name === 'per_page')) return 1;
  const value = field.arguments?.find((argument) => argument.name.value === 'per_page')?.value;
  const given = value?.kind === 'Variable' ? info.variableValues.coerced[value.name.value] : undefined;
  const perPage = value?.kind === 'IntValue' ? Number(value.value) : given;
  return typeof perPage === 'number' ? Math.max(perPage, 1) : DEFAULT_PER_PAGE;
}
