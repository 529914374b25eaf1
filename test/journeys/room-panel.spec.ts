import { expect } from '@playwright/test'
import sharp from 'sharp'
import { axeViolations } from './axe.ts'
import { sendMessage } from './people.ts'
import { openAnaWithCredits, openMarinaOnline } from './start-consultation.ts'
import { test } from './test.ts'

const spread = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#27305f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rua das Flores, 12' } })
    .toBuffer()

test('Marina keeps notes beside the conversation, sees what she earns, and shows a photo of the spread', async ({
  browser,
}) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)
  const { page } = marina
  await ana.page.goto(`/chat/${marina.id}`)
  await ana.page.getByLabel(/Sobre o que você quer conversar/).fill('Uma mudança de cidade')
  await ana.page.getByRole('button', { name: 'Pedir conversa' }).click()
  await page.getByRole('button', { name: 'Aceitar e abrir a sala' }).click()
  await expect(ana.page.getByText(/O relógio começa com a primeira palavra de Marina/)).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'Sobre Ana' })

  await test.step('the panel says what it is about, and keeps a note that was not saved over a reload', async () => {
    await expect(panel.getByText('Uma mudança de cidade')).toBeVisible()
    await panel.getByLabel(/^Anotação/).fill('Pensa em voltar para São Luís.')
    await page.reload()
    await expect(panel.getByLabel(/^Anotação/)).toHaveValue('Pensa em voltar para São Luís.')
    await panel.getByRole('button', { name: 'Guardar a anotação' }).click()
    await expect(page.getByText('Anotação guardada', { exact: true })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('folded it leaves its place to the conversation, and the focus on its button', async () => {
    await panel.getByRole('button', { name: 'Recolher o painel' }).click()
    await expect(panel).toBeHidden()
    const button = page.getByRole('button', { name: 'Sobre Ana' })
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(panel).toBeVisible()
  })

  await test.step('a photo waits for the first word, then both see it, and what was being typed stays', async () => {
    const field = page.getByRole('textbox', { name: 'Sua mensagem' })
    await field.fill('Veja a carta do meio')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mesa.jpg', mimeType: 'image/jpeg', buffer: await spread() })
    await page.getByLabel(/O que aparece na foto/).fill('Três cartas sobre um pano azul')
    await page.getByRole('button', { name: 'Enviar a foto' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'depois da primeira palavra' })).toBeVisible()
    await expect(field).toHaveValue('Veja a carta do meio')
    await field.press('Enter')
    await expect(ana.page.getByText('Veja a carta do meio')).toBeVisible()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    for (const one of [page, ana.page])
      await expect(one.getByRole('button', { name: 'Três cartas sobre um pano azul. Abrir maior' })).toBeVisible()
    await ana.page.getByRole('button', { name: /Abrir maior/ }).click()
    await expect(
      ana.page.getByRole('dialog').getByRole('img', { name: 'Três cartas sobre um pano azul' }),
    ).toBeVisible()
    expect(await axeViolations(ana.page)).toEqual([])
    await ana.page.keyboard.press('Escape')
    await expect(ana.page.getByRole('button', { name: /Abrir maior/ })).toBeFocused()
  })

  await test.step('what is no photo is refused in words', async () => {
    const text = { name: 'mesa.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('isto não é uma foto') }
    await page.locator('input[type=file]').setInputFiles(text)
    await expect(page.getByRole('alert').filter({ hasText: 'não é uma foto' })).toBeVisible()
    await page.getByRole('button', { name: 'Não enviar esta foto' }).click()
    await expect(page.getByRole('group', { name: 'Foto para enviar' })).toBeHidden()
  })

  await test.step('on a phone the panel is a sheet, and the room says both sums in its line', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Sobre Ana' }).click()
    await expect(page.getByRole('dialog', { name: 'Sobre Ana' }).getByLabel(/^Anotação/)).toHaveValue(/São Luís/)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Sobre Ana' })).toBeFocused()
    await expect(page.getByTestId('meter')).toContainText('para você')
  })

  await test.step('the last figure of the room is the one that stays', async () => {
    await expect(page.getByTestId('meter')).toContainText(/R\$\s0,0[2-9].*para você|R\$\s0,[1-9]\d.*para você/)
    await sendMessage(marina, 'Até breve.')
    await page.getByRole('button', { name: 'Pausar' }).click()
    const shown = /(R\$\s[\d,]+)\s*para você/
    await expect(page.getByRole('button', { name: /Retomar/ })).toBeVisible()
    const [, earned] = shown.exec((await page.getByTestId('meter').textContent())!)!
    await page.getByRole('button', { name: 'Encerrar' }).click()
    await page.getByRole('button', { name: 'Encerrar e acertar' }).click()
    await expect(page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
    await expect(page.locator('dl').filter({ hasText: 'Fica com você' })).toContainText(earned!)
    await expect(page.getByRole('button', { name: /Três cartas.*Abrir maior/ }), 'in the transcript').toBeVisible()
  })
})
