import { expect } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from './axe.ts'
import { DESKTOP } from './people.ts'
import { teamToken } from './team-session.ts'
import { test } from './test.ts'

test.use({ viewport: DESKTOP })

const CONTENT = '/admin-dashboard/conteudo'

test('an article is written, refused, published with a picture, corrected by two people and moved', async ({
  page,
  browser,
  request,
}) => {
  await page.context().addInitScript((token) => localStorage.setItem('token', token), teamToken())
  await page.goto(CONTENT)
  const title = `A lua ${crypto.randomUUID().slice(0, 8)}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await page.getByRole('button', { name: 'Novo artigo' }).click()
  const text = page.getByRole('textbox', { name: 'Texto', exact: true })
  await page.getByRole('textbox', { name: 'Título' }).fill(title)
  await expect(page.getByLabel('Endereço')).toHaveValue(slug)

  // What was typed survives a reload and a refusal.
  await text.fill('Primeiro.')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(text).toHaveValue('Primeiro.')
  await page.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(page.getByText('Diga em uma ou duas frases de que trata.')).toBeVisible()
  await expect(text).toHaveValue('Primeiro.')

  // The toolbar is taken back like anything typed.
  await text.press('ControlOrMeta+a')
  await text.press('ControlOrMeta+b')
  await expect(text).toHaveValue('**Primeiro.**')
  await text.press('ControlOrMeta+z')
  await expect(text).toHaveValue('Primeiro.')

  await page.getByRole('button', { name: 'Imagem', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Imagem' })
  await dialog.getByRole('button', { name: 'Enviar e usar' }).click()
  await expect(dialog.getByText('Diga o que a imagem mostra')).toBeVisible()
  await dialog.getByLabel('O que a imagem mostra').fill('O mar à noite')
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#224' } })
    .jpeg()
    .toBuffer()
  await dialog.getByLabel('Arquivo').setInputFiles({ name: 'mar.jpg', mimeType: 'image/jpeg', buffer })
  await dialog.getByRole('button', { name: 'Enviar e usar' }).click()
  await expect(text).toHaveValue(/!\[O mar à noite\]\(\/api\/pictures\//)
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('Resumo').fill('O que a lua traz.')
  await page.getByRole('button', { name: 'Publicar agora' }).click()
  await expect(page.getByText('No ar · desde')).toBeVisible()
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(`/blog/${slug}`)
  await expect(reader.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'O mar à noite' })).toHaveJSProperty('complete', true)

  // Another window of the team keeps something meanwhile: the second one sees both, and decides.
  const other = await page.context().newPage()
  await other.goto(page.url())
  const theirs = other.getByRole('textbox', { name: 'Texto', exact: true })
  await theirs.fill('De outra janela.')
  await other.getByRole('button', { name: 'Guardar rascunho' }).click()
  await expect(other.getByText('No ar, com mudanças guardadas')).toBeVisible()
  await other.close()
  await text.fill('Desta janela.')
  await text.press('ControlOrMeta+s')
  await expect(page.getByText('Alguém guardou outra versão deste texto')).toBeVisible()
  await expect(page.getByText('− De outra janela.')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar a minha por cima' }).click()
  await expect(page.getByText('Alguém guardou outra versão deste texto')).toBeHidden()

  await page.getByLabel('Endereço').fill(`${slug}-cheia`)
  await page.getByRole('button', { name: 'Publicar as mudanças' }).click()
  await expect
    .poll(async () => (await request.get(`/blog/${slug}`, { maxRedirects: 0 })).headers().location)
    .toBe(`/blog/${slug}-cheia`)
  await page.getByRole('button', { name: 'Tirar do ar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar do ar' }).click()
  await expect(page.getByText('Rascunho', { exact: true })).toBeVisible()
  await expect.poll(async () => (await request.get(`/blog/${slug}-cheia`)).status()).toBe(404)
})
