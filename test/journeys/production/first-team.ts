import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { codeOf } from './first-admin.ts'

const BACK_OFFICE = '/admin-dashboard'

/** Looks at the documents of the only application, and approves it. */
export async function approveApplication(page: Page, name: string) {
  await page.goto(`${BACK_OFFICE}/consultores/candidaturas`)
  const card = page.getByRole('article', { name: new RegExp(`^Candidatura de ${name}`) })
  await card.getByRole('button', { name: 'Ver os documentos' }).click()
  await expect(card.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible()
  await card.getByRole('button', { name: 'Aprovar' }).click()
  await expect(card).toHaveCount(0)
}

/** Types a code of the app where an act asks for it. */
async function typeCode(page: Page, secret: string, at: Date) {
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  await dialog.getByLabel('Código').fill(codeOf(secret, at))
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog).toBeHidden()
}

/** Another price of an item, from now on. */
export async function changePrice(page: Page, item: string, price: string) {
  await page.goto(`${BACK_OFFICE}/catalogo/itens/${item}`)
  await page.getByRole('textbox', { name: 'Preço', exact: true }).fill(price)
  await page.getByRole('button', { name: 'Mudar o preço agora' }).click()
  await expect(page.getByText('Preço mudado: vale agora').first()).toBeVisible()
}

/** An article with a picture, on the site at once; returns its path. */
export async function publishArticle(page: Page, title: string) {
  await page.goto(`${BACK_OFFICE}/conteudo`)
  await page.getByRole('button', { name: 'Novo artigo' }).click()
  await page.getByRole('textbox', { name: 'Título' }).fill(title)
  await page.getByLabel('Resumo').fill('Como a casa começou, em poucas linhas.')
  const text = page.getByRole('textbox', { name: 'Texto', exact: true })
  await text.fill('Abrimos hoje. ')
  await page.getByRole('button', { name: 'Imagem', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Imagem' })
  await dialog.getByLabel('O que a imagem mostra').fill('O mar à noite')
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#224' } })
    .jpeg()
    .toBuffer()
  await dialog.getByLabel('Arquivo').setInputFiles({ name: 'mar.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: 'Enviar e usar' }).click()
  await expect(text).toHaveValue(/!\[O mar à noite\]\(\/api\/pictures\//)
  const slug = await page.getByLabel('Endereço').inputValue()
  await page.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(page.getByText('No ar · desde')).toBeVisible()
  return `/blog/${slug}`
}

/** Closes the oldest month, which is over, and checks it against the ledger; returns which one it was. */
export async function closeOldestMonth(page: Page, secret: string, at: Date) {
  await page.goto(`${BACK_OFFICE}/contabilidade`)
  await page.getByRole('table', { name: 'Meses' }).getByRole('link').last().click()
  await page.getByRole('button', { name: 'Fechar o mês' }).click()
  const asked = page.getByRole('dialog', { name: /^Fechar / })
  await asked.getByRole('button', { name: 'Fechar o mês' }).click()
  await typeCode(page, secret, at)
  await expect(page.getByText('O que está nele não muda mais.')).toBeVisible()
  await page.getByRole('button', { name: 'Conferir com o livro-caixa' }).click()
  await expect(page.getByText('Confere', { exact: true })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1)!
}
