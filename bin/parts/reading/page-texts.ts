import { parseAst } from 'vite'

type Node = { type: string; [field: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** What stands for a value that is only known on the page. */
const SOMEBODY = 'Luna'
const AMOUNT = 'R$ 10,00'

/** Attributes that no reader sees. */
const UNSEEN =
  /^(className|href|id|key|src|type|name|rel|target|variant|size|tone|columns|emblem|autoComplete|d|viewBox)$/

/** Texts about money or about minutes that money pays. */
export const ABOUT_MONEY =
  /R\$|cr[ée]dit|sald|b[ôo]nus|minut|segund|\bmin\b|pag|cobr|cust|preç|valor|limite|dinheiro|devol|\bvolta|reserv|gr[áa]tis|cupom|desist|disponível/i

/** Every text of a source file that a reader may see, with stand-ins for what is only known on the page. */
export function textsOf(path: string, source: string): string[] {
  const texts: string[] = []
  collect(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, texts)
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isSentence))]
}

/** Words for people, and no class names, keys or addresses: they begin like a sentence and have more than one word. */
const isSentence = (text: string) => /^[\p{Lu}\d“"−]/u.test(text) && /\p{L}[^\p{L}]+\p{L}{2,}/u.test(text)

function collect(node: Node, texts: string[]) {
  if (/^(Import|Export(All|Named)Declaration$|TS)/.test(node.type) && !isNode(node.declaration)) return
  if (node.type === 'JSXAttribute' && UNSEEN.test(String((node.name as Node).name))) return
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const parts = node.children as Node[]
    if (parts.some(hasWords)) {
      texts.push(wordsOf(node))
      for (const attribute of childrenOf((node.openingElement as Node | undefined) ?? { type: '' }))
        collect(attribute, texts)
      return
    }
  }
  if (node.type === 'Literal' && typeof node.value === 'string') return void texts.push(node.value)
  if (node.type === 'TemplateLiteral') texts.push(templateOf(node))
  for (const child of childrenOf(node)) collect(child, texts)
}

const hasWords = (node: Node) => node.type === 'JSXText' && /\p{L}/u.test(String(node.value))

/** A text with what stands inside it, in the order in which it is read; what is shown only sometimes is shown. */
function wordsOf(node: Node): string {
  switch (node.type) {
    case 'JSXText':
      return String(node.value)
    case 'Literal':
      return typeof node.value === 'string' ? node.value : ''
    case 'TemplateLiteral':
      return templateOf(node)
    case 'JSXElement': {
      const name = (node.openingElement as { name: { name?: string } }).name.name
      if (name === 'Money') return AMOUNT
      return (node.children as Node[]).map(wordsOf).join('')
    }
    case 'JSXFragment':
      return (node.children as Node[]).map(wordsOf).join('')
    case 'JSXExpressionContainer':
      return wordsOf(node.expression as Node)
    case 'ConditionalExpression':
      return wordsOf(node.consequent as Node)
    case 'LogicalExpression':
      return wordsOf(node.right as Node)
    case 'JSXEmptyExpression':
      return ''
    default:
      return standIn(node)
  }
}

/** What an expression most probably shows, by its name. */
function standIn(node: Node): string {
  const named = (one: unknown) => (isNode(one) && typeof one.name === 'string' ? one.name : '')
  const name = named(node.callee) || named(node.property) || named(node)
  if (name === 'formatBRL') return AMOUNT
  if (/^format(Day|Time|Iso)/.test(name)) return '10/12/2026'
  if (/Duration|^formatMinutes$/.test(name)) return '10 min'
  return /minutes|hours|days|percent|count|seconds/i.test(name) ? '10' : SOMEBODY
}

const templateOf = (node: Node) => {
  const quasis = node.quasis as { value: { cooked: string } }[]
  const expressions = node.expressions as Node[]
  return quasis.map(({ value }, at) => value.cooked + (expressions[at] ? wordsOf(expressions[at]) : '')).join('')
}
