import type { ReceiptProof } from '../contract.ts'
import { inWords, type Words } from '../wording/rules.ts'
import { contentOf } from '../rules.ts'
import { Leaf } from './leaf.ts'

/** A receipt as PDF, with the address where anybody may check it under `publicUrl`. */
export function printReceipt(
  { code, content, hash }: Pick<ReceiptProof, 'code' | 'content' | 'hash'>,
  publicUrl: string,
): Promise<Buffer> {
  const read = contentOf(content)
  const { title, sections, stretches } = read ? inWords(read) : asWritten(content)
  const leaf = new Leaf(`${title} ${code}`)
  leaf.heading(title, code)
  for (const lines of sections) leaf.lines(lines)
  if (stretches.length > 0)
    leaf.lines(
      stretches.map(({ from, to, seconds }) => ({ name: `${from} a ${to}`, says: `${seconds} s` })),
      'Os trechos contados',
    )
  const address = `${publicUrl}/relatorios?recibo=${code}`
  const promise = 'Confira este recibo: o código é feito do próprio conteúdo, e qualquer pessoa pode refazer as contas.'
  leaf.code(address, `${promise}\n${address}\n\nImpressão digital (SHA-256): ${hash}`)
  return leaf.end()
}

/** Of a kind that we cannot read any more. */
const asWritten = (content: string): Words => ({
  title: 'Recibo',
  sections: [[{ name: content, says: '' }]],
  stretches: [],
})
