import { expect } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { type Person, sendMessage } from './people.ts'
import { openAnaWithCredits, openMarinaOnline, startConsultation } from './start-consultation.ts'
import { test } from './test.ts'

const tableOf = ({ page }: Person) => page.getByRole('region', { name: 'Mesa' })
/** The names that lie face up on the cloth, in the order of the places. */
const namesOn = (person: Person) =>
  tableOf(person)
    .getByRole('list', { name: 'Na mesa' })
    .getByRole('listitem')
    .evaluateAll((places) => places.map((place) => place.textContent))

test('a consultant lays the cloth, the client chooses three cards, and both see the same', async ({ browser }) => {
  const marina = await openMarinaOnline(browser)
  const ana = await openAnaWithCredits(browser)
  await startConsultation(ana, marina)

  await test.step('before the first word the table waits, and says so', async () => {
    await marina.page.getByRole('button', { name: 'Mesa', exact: true }).click()
    await tableOf(marina).getByRole('button', { name: 'Abrir a mesa' }).click()
    await expect(tableOf(marina).getByRole('alert')).toContainText('depois da primeira palavra')
    await expect(ana.page.getByRole('button', { name: 'Mesa', exact: true })).toHaveCount(0)
  })

  await test.step('the client is told of the cloth, and opens it', async () => {
    await sendMessage(marina, 'Boa noite, Ana. Escolha três cartas pensando na sua pergunta.')
    await tableOf(marina).getByRole('button', { name: 'Abrir a mesa' }).click()
    await expect(tableOf(marina)).toContainText('Ana está escolhendo')
    await ana.page.getByRole('button', { name: 'Ver a mesa' }).click()
    await expect(tableOf(ana)).toContainText('Escolha a primeira carta: O que vem de antes')
  })

  await test.step('three cards by keyboard and by pointer', async () => {
    const deck = tableOf(ana).getByRole('group', { name: /^Escolha a/ })
    await deck.getByRole('button', { name: 'Carta 40 de 78' }).focus()
    await ana.page.keyboard.press('Enter')
    await expect(tableOf(ana)).toContainText('Escolha a segunda carta')
    await sendMessage(marina, 'Respire, sem pressa.')
    await deck.getByRole('button', { name: 'Carta 12 de 78' }).click({ position: { x: 4, y: 10 } })
    await expect(tableOf(ana)).toContainText('Escolha a terceira carta')
    await deck.getByRole('button', { name: 'Carta 70 de 78' }).click({ position: { x: 4, y: 10 } })
    for (const person of [ana, marina]) await expect(tableOf(person)).toContainText('Vire uma carta de cada vez.')
  })

  await test.step('each turns one, and both read its name', async () => {
    await tableOf(ana)
      .getByRole('button', { name: /Virar a primeira carta/ })
      .click()
    await expect(tableOf(marina).getByRole('status')).toContainText('Ana virou a primeira carta: ')
    await tableOf(marina)
      .getByRole('button', { name: /Virar a segunda carta/ })
      .click()
    await expect(tableOf(ana).getByRole('status')).toContainText('Marina Moreira virou a segunda carta: ')
    expect(await namesOn(ana)).toEqual(await namesOn(marina))
  })

  await test.step('what lies there stands beside what is known of the client', async () => {
    await marina.page.getByRole('button', { name: 'Sobre Ana' }).click()
    const panel = marina.page.getByRole('dialog', { name: 'Sobre Ana' })
    await expect(panel.getByRole('heading', { name: 'Na mesa' })).toBeVisible()
    await expect(panel.getByText('O que vem de antes')).toBeVisible()
    await marina.page.keyboard.press('Escape')
  })

  await test.step('a reload shows the same cloth', async () => {
    const before = await namesOn(ana)
    await ana.page.reload()
    await expect(tableOf(ana).getByRole('listitem').first()).toBeVisible()
    await expect.poll(() => namesOn(ana)).toEqual(before)
    await sendMessage(marina, 'E a terceira fala do próximo passo.')
    await tableOf(marina)
      .getByRole('button', { name: /Virar a terceira carta/ })
      .click()
    await expect(tableOf(ana)).toContainText('Toque num desenho para ler')
  })

  await test.step('the meaning unfolds, the draw is checked, and nothing is in the way of anybody', async () => {
    const third = (await namesOn(ana))[2]!
    const fold = tableOf(ana).getByRole('group').filter({ hasText: 'O próximo passo' }).last()
    await fold.locator('summary').click()
    await expect(fold).toContainText('Um conselho.')
    expect(third).toContain('O próximo passo')
    await tableOf(ana).getByText('Conferir este sorteio').click()
    await expect(tableOf(ana)).toContainText('Tudo confere.')
    await tableOf(ana).getByRole('button', { name: 'Guardar nas minhas leituras' }).click()
    await expect(tableOf(ana)).toContainText('Guardada nas suas leituras.')
    for (const { page } of [ana, marina]) expect(await axeViolations(page)).toEqual([])
  })

  await test.step('it stays in the conversation after the end', async () => {
    await marina.page.getByRole('button', { name: 'Encerrar' }).click()
    await marina.page
      .getByRole('dialog')
      .getByRole('button', { name: /Encerrar/ })
      .click()
    for (const { page } of [ana, marina]) {
      const talk = page.getByRole('region', { name: 'A conversa' })
      await expect(talk.getByRole('figure')).toHaveCount(3)
      await expect(talk).toContainText('virou a segunda carta')
      expect(await axeViolations(page)).toEqual([])
    }
  })
})
