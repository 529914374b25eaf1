import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { ownPictures } from './own-pictures.rules.ts'

export type TocEntry = { id: string; words: string }
export type ServiceQuestion = { question: string; html: string; text: string }
export type RenderedText = { html: string; contents: TocEntry[] }

const parser = unified().use(remarkParse).use(remarkGfm)
type Root = ReturnType<typeof parser.parse>
type RootContent = Root['children'][number]
type Heading = Extract<RootContent, { type: 'heading' }>
/** Ids are added after sanitising, which would prefix them; they are safe because they are made from headings. */
const writer = unified().use(remarkRehype).use(rehypeSanitize).use(ownPictures).use(rehypeSlug).use(rehypeStringify)

const wordsOf = (node: RootContent | Heading['children'][number]): string =>
  'value' in node ? node.value : 'children' in node ? (node.children as RootContent[]).map(wordsOf).join('') : ''

async function write(children: RootContent[]): Promise<string> {
  const root: Root = { type: 'root', children }
  return writer.stringify(await writer.run(root))
}

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/g
const TAG = /<[^<>]+>/g
/** Decodes only numeric entities: the serializer writes no others. */
const plain = (html: string) =>
  html
    .replace(TAG, '')
    .replace(/&#x([0-9A-F]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

const withToc = (html: string): RenderedText => ({
  html,
  contents: [...html.matchAll(HEADING)].map(([, id, words]) => ({ id: id!, words: plain(words!) })),
})

/** Markdown as sanitised HTML, with its contents. Everything that could run or load from elsewhere is removed. */
export const renderMarkdown = async (markdown: string): Promise<RenderedText> =>
  withToc(await write(parser.parse(markdown).children))

const isHeading = (node: RootContent, depth: number): node is Heading => node.type === 'heading' && node.depth === depth

/** The same for a text with a chapter of questions, which is separated from it, each question with its answer. */
export async function renderMarkdownWithQuestions(
  markdown: string,
  chapter: string,
): Promise<RenderedText & { questions: ServiceQuestion[] }> {
  const { children } = parser.parse(markdown)
  const begins = children.findIndex((node) => isHeading(node, 2) && wordsOf(node) === chapter)
  if (begins < 0) return { ...(await renderMarkdown(markdown)), questions: [] }
  const behind = children.findIndex((node, at) => at > begins && isHeading(node, 2))
  const end = behind < 0 ? children.length : behind
  const questions: { question: string; answer: RootContent[] }[] = []
  for (const node of children.slice(begins + 1, end)) {
    if (isHeading(node, 3)) questions.push({ question: wordsOf(node), answer: [] })
    else questions.at(-1)?.answer.push(node)
  }
  const answered = questions.map(async ({ question, answer }) => ({
    question,
    html: await write(answer),
    text: answer.map(wordsOf).join(' '),
  }))
  return {
    ...withToc(await write([...children.slice(0, begins), ...children.slice(end)])),
    questions: await Promise.all(answered),
  }
}
