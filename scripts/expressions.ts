/** Lists the regular expressions in the shop's source code. */
import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Expression {
  /** File and line. */
  at: string;
  source: string;
  flags: string;
}

/** Stands for `${…}` in a template: a digit is valid both as a number between braces and as a character. */
const PLACEHOLDER = '8';

function readTemplate({ quasis }: ESTree.TemplateLiteral, form: 'raw' | 'cooked'): string {
  return quasis.map(({ value }) => value[form] ?? '').join(PLACEHOLDER);
}

/** The text of an argument, if it is a literal or a template. */
function readText(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return readTemplate(node, 'cooked');
  return node?.type === 'TaggedTemplateExpression' ? readTemplate(node.quasi, 'raw') : undefined;
}

/**
 * Lists the expressions of one file. Throws if one is built from anything but a literal or a template, because such an
 * expression can't be checked.
 */
export function readExpressions(file: string, code: string): Expression[] {
  const found: Expression[] = [];
  const add = (start: number, source: string, flags: string) =>
    found.push({ at: `${file}:${code.slice(0, start).split('\n').length}`, source, flags });
  const readBuilt = ({ callee, arguments: given, start }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const [source, flags] = [readText(given[0]), given[1] ? readText(given[1]) : ''];
    if (source === undefined || flags === undefined)
      throw new Error(
        `${file}: a regular expression is built at run time and can't be checked: write it as a literal`,
      );
    add(start, source, flags);
  };
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: readBuilt,
    CallExpression: readBuilt,
  }).visit(program);
  return found;
}

/** Lists the expressions that may run on user input; leaves out those of tests, tools and commands. */
export function listExpressions(): Expression[] {
  return globSync('{contract,api,app,server}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => readExpressions(file, readFileSync(file, 'utf8')));
}
