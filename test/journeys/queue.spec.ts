import { expect } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import { callApiAs, openBrowser, PHONE, registerClient } from './people.ts'
import { openAnaWithCredits, openMarinaOnline, startConsultation } from './start-consultation.ts'
import { test } from './test.ts'

test('Bia waits while Ana talks with Marina, hears that it is her turn, and says yes', async ({ browser }) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)
  const bia = await registerClient(await openBrowser(browser, PHONE), 'Bia')
  await buyByPix(bia.page, { amountCents: 5_000 })
  const room = await startConsultation(ana, marina)

  await test.step('Bia joins the queue, by keyboard', async () => {
    await bia.page.goto(`/chat/${marina.id}`)
    await expect(bia.page.getByText('Ninguém espera.')).toBeVisible()
    await bia.page.getByRole('button', { name: 'Entrar na fila' }).press('Enter')
    await expect(bia.page.getByText(/^1º lugar/).first()).toBeVisible()
  })

  await test.step('her place goes with her, and a second tab shows the same one', async () => {
    await bia.page.goto('/tarot-gratis')
    await expect(bia.page.getByText('Você está na fila de Marina Moreira')).toBeVisible()
    const second = await bia.page.context().newPage()
    await second.goto(`/chat/${marina.id}`)
    await expect(second.getByText(/^1º lugar/).first()).toBeVisible()
    await second.close()
  })

  await test.step('Marina sees in the room that somebody waits', async () => {
    await expect(marina.page.getByText('1 pessoa espera na sua fila')).toBeVisible()
  })

  await test.step('Ana ends, and it is the turn of Bia, with the price again', async () => {
    await callApiAs(ana.page, `/api/consultations/${room}/end`, { data: {} })
    const turn = bia.page.getByRole('dialog', { name: 'É a sua vez com Marina Moreira' })
    await expect(turn).toBeVisible()
    await expect(turn.getByText(/por minuto/)).toBeVisible()
    await turn.getByRole('button', { name: 'Sim, pedir a conversa' }).click()
    await expect(bia.page.getByText(/Chamando Marina/)).toBeVisible()
  })

  await test.step('Marina takes it, and both are in the room', async () => {
    await expect(marina.page.getByText('Bia quer conversar').first()).toBeVisible()
    await marina.page
      .getByRole('button', { name: /^Atender|^Aceitar/ })
      .first()
      .click()
    for (const { page } of [bia, marina])
      await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible()
    await bia.page.goto('/consultores')
    await expect(bia.page.getByText('Você está na fila')).toHaveCount(0)
  })
})
