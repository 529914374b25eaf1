import { expect } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from './axe.ts'
import { approveConsultant, callApiAs, DESKTOP, openBrowser, PHONE, registerConsultant } from './people.ts'
import { test } from './test.ts'

test('Irene edits title, price and portrait by keyboard, and a visitor with an open list sees each at once', async ({
  browser,
}) => {
  const irene = await registerConsultant(await openBrowser(browser, DESKTOP), 'Irene')
  const id = await approveConsultant(irene)
  const { page } = irene
  const name = `Irene ${'abcdefghijklmnop'[Math.floor(Math.random() * 16)]!.toUpperCase()}${crypto.randomUUID().replace(/[\d-]/g, '')}`
  await callApiAs(page, '/api/consultants/me/profile', { method: 'PUT', data: { name } })

  const visitor = await openBrowser(browser, PHONE)
  await visitor.goto(`/consultores?busca=${encodeURIComponent(name)}`)
  const card = visitor.getByRole('article', { name })
  await expect(card).toContainText('R$ 2,99')
  const before = await card.locator('img').getAttribute('src')

  await page.goto('/consultor/configuracoes')
  const bio = page.getByLabel('Apresentação')
  const written = await bio.inputValue()
  await bio.fill(`${written} Me chame no (11) 98765-4321.`)
  await page.getByRole('button', { name: 'Publicar alterações' }).click()
  await expect(page.getByText(/Há um telefone aqui/)).toBeVisible()
  await expect(bio).toBeFocused()
  await bio.fill(written)
  await page.getByLabel('Título').fill('Cartas ao entardecer')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible()
  await expect(card).toContainText('Cartas ao entardecer')

  await page.getByLabel('Novo preço, em reais').fill('2,49')
  await page.keyboard.press('Enter')
  await expect(card).toContainText('R$ 2,49')

  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher uma foto' }).press('Enter')
  await (await choosing).setFiles({ name: 'eu.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('application', { name: /Recorte da foto/ }).focus()
  for (const key of ['ArrowLeft', 'ArrowLeft', '+', '+']) await page.keyboard.press(key)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Usar esta foto' }).press('Enter')
  await expect(page.getByText('Foto publicada', { exact: true })).toBeVisible()
  await expect(card.locator('img')).not.toHaveAttribute('src', before!)
  expect(await callApiAs(page, `/api/consultants/${id}`)).toMatchObject({ title: 'Cartas ao entardecer' })
})
