/** The regular expressions of what runs in the shop, as its sources write them. */
import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Expression {
  /** Where it stands: file and line. */
  at: string;
  source: string;
  flags: string;
}

/** Stands for what a template fills in: a number between braces, a character anywhere else. */
const FILLED_IN = '8';

function readTemplate({ quasis }: ESTree.TemplateLiteral, form: 'raw' | 'cooked'): string {
  return quasis.map(({ value }) => value[form] ?? '').join(FILLED_IN);
}

/** The text of an argument, if it can be read here. */
function readText(node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return readTemplate(node, 'cooked');
  return node?.type === 'TaggedTemplateExpression' ? readTemplate(node.quasi, 'raw') : undefined;
}

/** The expressions of one file. One that is put together in another way than by a template is an error: nobody can check it. */
export function readExpressions(file: string, code: string): Expression[] {
  const found: Expression[] = [];
  const add = (start: number, source: string, flags: string) =>
    found.push({ at: `${file}:${code.slice(0, start).split('\n').length}`, source, flags });
  const readBuilt = ({ callee, arguments: given, start }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const [source, flags] = [readText(given[0]), given[1] ? readText(given[1]) : ''];
    if (source === undefined || flags === undefined)
      throw new Error(`${file}: an expression is built from what can't be read: write it as a literal`);
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

/** Whatever may meet what a stranger sent: everything but tests, tools and commands. */
export function listExpressions(): Expression[] {
  return globSync('{contract,api,app,server}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => readExpressions(file, readFileSync(file, 'utf8')));
}
