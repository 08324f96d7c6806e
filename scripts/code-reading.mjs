import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a file imports (types, `export … from` and `import()` too) and which global names it says. */
export function readCode(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = [];
  const words = [];
  const lineOf = (node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node) => {
    const named = importOf(node);
    if (named) imports.push({ ...named, line: lineOf(node) });
    if (ts.isIdentifier(node) && isGlobalName(node)) words.push({ word: node.text, line: lineOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { imports, words };
}

function importOf(node) {
  const literal = (part) => (part && ts.isStringLiteralLike(part) ? part.text : undefined);
  let specifier;
  let typeOnly = false;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    specifier = literal(node.moduleSpecifier);
    typeOnly = ts.isImportDeclaration(node) ? Boolean(node.importClause?.isTypeOnly) : node.isTypeOnly;
  } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    specifier = literal(node.arguments[0]);
  } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    specifier = literal(node.argument.literal);
    typeOnly = true;
  }
  return specifier === undefined ? undefined : { specifier, typeOnly };
}

/** `fetch(…)` and `globalThis.fetch` are the global; `cms.fetch`, `{ fetch: … }` and a parameter's name are not. */
function isGlobalName(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return /^(?:globalThis|window|self)$/.test(parent.expression.getText());
  }
  const isName = 'name' in parent && parent.name === node;
  return !isName && !(ts.isBindingElement(parent) && parent.propertyName === node);
}
