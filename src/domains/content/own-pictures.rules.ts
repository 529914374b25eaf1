import { pictureFileOf, pictureSource } from './pictures/rules.ts'

/** What of a HTML tree is looked at here. */
type Node = {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Node[]
}

/** So wide is a column of text, in CSS pixels; on a phone it is the window. */
const SIZES = '(min-width: 48rem) 44rem, 92vw'

/** A path of this site, not an address without a scheme. */
const OWN_PATH = /^\/(?!\/)/

/**
 * Of the pictures of a text those that lie in our storage, in every width, and others of this site as they are; of the
 * rest what they show, in words, because nothing is loaded from elsewhere.
 */
export const ownPictures = () => (tree: Node) => rewrite(tree)

function rewrite(node: Node) {
  node.children = node.children?.map((child) => (child.tagName === 'img' ? picture(child) : child))
  node.children?.forEach(rewrite)
}

function picture({ properties = {} }: Node): Node {
  const alt = String(properties.alt ?? '')
  const src = String(properties.src ?? '')
  const file = pictureFileOf(src)
  if (!file && !OWN_PATH.test(src)) return { type: 'text', value: alt }
  const shown = file ? { ...pictureSource(file.name), sizes: SIZES } : { src }
  return {
    type: 'element',
    tagName: 'img',
    properties: { ...shown, alt, loading: 'lazy', decoding: 'async' },
    children: [],
  }
}
