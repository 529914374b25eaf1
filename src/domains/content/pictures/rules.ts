import { refusals } from '#shared/refusal.ts'

/** The most that is read of an upload, in bytes, and of a picture, in pixels. */
export const MOST_UPLOAD_BYTES = 12 * 1024 * 1024
export const MOST_PIXELS = 50_000_000
/** The shorter side that still fills a column of text, in pixels. */
export const LEAST_SIDE = 320
export const MOST_ALT = 250

/** The widths that are kept, in pixels; of a picture that is narrower, those below its own and its own. */
const WIDTHS = [480, 960, 1600] as const
export const MOST_WIDTH = 1600
/** The most of one width, in bytes. */
export const MOST_KEPT_BYTES = 600_000

export const PICTURES_PER_PERSON = { name: 'content-picture', most: 60, windowMs: 86_400_000 }

export const refuse = refusals('pictures', {
  not_found: [404, 'Esta imagem não existe.'],
  alt_missing: [400, 'Diga o que a imagem mostra, para quem não a vê.'],
  too_large: [413, 'A imagem passa de 12 MB. Escolha uma menor, ou reduza esta e envie de novo.'],
  too_many_pixels: [400, 'A imagem passa de 50 megapixels. Reduza o tamanho dela e envie de novo.'],
  too_small: [400, `A imagem é pequena demais: cada lado precisa de ao menos ${LEAST_SIDE} pixels.`],
  not_a_photo: [415, 'Este arquivo não é uma imagem JPEG, PNG ou WebP, qualquer que seja o nome dele.'],
  broken: [400, 'A imagem chegou incompleta ou está danificada. Nada mudou: envie de novo.'],
  busy: [503, 'Muitas imagens chegam agora. Espere alguns segundos e envie de novo.'],
})

const NAME = /^[0-9a-f]{64}-(\d{3,4})x(\d{3,5})$/
const FOLDER = '/api/pictures/'
const FILE = /^([0-9a-f]{64}-\d{3,4}x\d{3,5})-(\d{3,4})\.webp$/

/** The name of a picture: the hash of its content, and the size of the largest file in pixels. */
export const pictureName = (hash: string, width: number, height: number) => `${hash}-${width}x${height}`

/** The size in pixels that a name says. Undefined: it names no picture. */
export function sizeOf(name: string): { width: number; height: number } | undefined {
  const [, width, height] = NAME.exec(name) ?? []
  return width ? { width: Number(width), height: Number(height) } : undefined
}

/** The widths of the files of a picture that is so wide, in pixels, the smallest first. */
export const widthsOf = (width: number): number[] => [...WIDTHS.filter((one) => one < width), width]

/** The address of one width of a picture, the nearest that is not narrower; always the same bytes. */
export function pictureUrl(name: string, width = 960): string {
  const widths = widthsOf(sizeOf(name)?.width ?? width)
  return `${FOLDER}${name}-${widths.find((one) => one >= width) ?? widths.at(-1)}.webp`
}

/** The file that an address names. Undefined: none of ours. */
export function pictureFileOf(path: string): { name: string; width: number } | undefined {
  const [, name, width] = FILE.exec(path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '') ?? []
  const kept = name && sizeOf(name)
  return kept && widthsOf(kept.width).includes(Number(width)) ? { name, width: Number(width) } : undefined
}

/** For an `img`: every width of a picture, and its size in pixels, so that nothing jumps when it comes. */
export function pictureSource(name: string) {
  const { width, height } = sizeOf(name) ?? { width: 0, height: 0 }
  const srcSet = widthsOf(width)
    .map((one) => `${pictureUrl(name, one)} ${one}w`)
    .join(', ')
  return { src: pictureUrl(name), srcSet, width, height }
}

const IN_MARKDOWN = /!\[([^\][]*)\]\(([^)\s]*)/g

/** The pictures that a Markdown text shows, with what each says of itself. */
export const markdownPictures = (markdown: string) =>
  [...markdown.matchAll(IN_MARKDOWN)].map(([, alt, address]) => ({ alt: alt!, address: address! }))
