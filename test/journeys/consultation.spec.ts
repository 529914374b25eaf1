import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { checkReceipt, parseReceiptContent } from '#domains/receipts/rules.ts'
import { callApiAs, type Person, sendMessage } from './people.ts'
import { bringAnaWithCredits, bringMarinaOnline, startConsultation } from './start-consultation.ts'
import { test } from './test.ts'

type Wallet = { availableCents: number; reservedCents: number }
type Seen = {
  billedMs: number
  capturedCents: number
  consultantCents: number
  releasedCents: number
  heldCents: number
  receiptCode: string
}

const clockOf = ({ page }: Person) => page.getByTestId('clock')

/** Waits until the server has charged so many seconds; both pages show them at the same moment. */
async function untilClockShows(person: Person, seconds: number) {
  await expect
    .poll(async () => {
      const [, minutes, rest] = /(\d\d):(\d\d)/.exec((await clockOf(person).textContent()) ?? '') ?? []
      return Number(minutes) * 60 + Number(rest)
    })
    .toBeGreaterThanOrEqual(seconds)
}

/** The seconds on the clock and in the question whether to end, together, as often as the clock moves on. */
const watchClocks = ({ page }: Person, times: number) =>
  page.evaluate(
    (most) =>
      new Promise<{ clock: number; asked: number }[]>((resolve) => {
        const seen: { clock: number; asked: number }[] = []
        const look = () => {
          const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(
            document.querySelector('[data-testid=clock]')?.textContent ?? '',
          )!
          const words = document.querySelector('dialog[open], [role=dialog]')?.textContent ?? ''
          const [, askedMinutes, askedSeconds] = /por (?:(\d+)\smin\s)?(\d+)\ss/.exec(words)!
          const now = {
            clock: Number(minutes) * 60 + Number(seconds),
            asked: Number(askedMinutes ?? 0) * 60 + Number(askedSeconds),
          }
          if (now.clock !== seen.at(-1)?.clock || now.asked !== seen.at(-1)?.asked) seen.push(now)
          if (seen.length === most) resolve(seen)
          else requestAnimationFrame(look)
        }
        look()
      }),
    times,
  )

test('from registration to a receipt that adds up to the centavo', { tag: '@main' }, async ({ browser }) => {
  const marina = await bringMarinaOnline(browser)
  const ana = await bringAnaWithCredits(browser)
  const room = await startConsultation(ana, marina)

  await test.step('the clock does not run before the consultant’s first message', async () => {
    await sendMessage(ana, 'Boa noite, Marina!')
    await expect(marina.page.getByText('Boa noite, Marina!')).toBeVisible()
    await expect(clockOf(ana)).toContainText('00:00')
  })

  await test.step('both exchange messages and see the same clock', async () => {
    await sendMessage(marina, 'Boa noite, Ana. O que você quer olhar hoje?')
    await expect(ana.page.getByText('O que você quer olhar hoje?')).toBeVisible()
    await marina.page.getByRole('textbox', { name: 'Sua mensagem' }).pressSequentially('Vou abrir três cartas.')
    await expect(ana.page.getByText('Marina Moreira está digitando…')).toBeVisible()
    await marina.page.getByRole('textbox', { name: 'Sua mensagem' }).press('Enter')
    await untilClockShows(ana, 4)
    await untilClockShows(marina, 4)
  })

  await test.step('a reload loses nothing, not even a draft', async () => {
    await ana.page.getByRole('textbox', { name: 'Sua mensagem' }).fill('Estava pensando em')
    await ana.page.reload()
    await expect(ana.page.getByRole('textbox', { name: 'Sua mensagem' })).toHaveValue('Estava pensando em')
    await expect(ana.page.getByRole('log').getByText('Vou abrir três cartas.')).toHaveCount(1)
  })

  await test.step('a pause stops the clock for both, and what is sent in it waits', async () => {
    await ana.page.getByRole('button', { name: 'Pausar' }).click()
    await expect(marina.page.getByText(/Só Ana pode retomar/)).toBeVisible()
    await expect(ana.page.getByText('O que você enviar espera aqui e sai quando você retomar.')).toBeVisible()
    await sendMessage(ana, 'Busquei um copo d’água.')
    await expect(ana.page.getByText('espera para sair')).toBeVisible()
    await expect(marina.page.getByText('sai quando Ana retomar')).toBeVisible()
    await ana.page.getByRole('button', { name: 'Retomar o relógio' }).click()
    await expect(marina.page.getByText('Busquei um copo d’água.')).toBeVisible()
    await expect(ana.page.getByText('espera para sair')).toHaveCount(0)
    await expect(marina.page.getByRole('button', { name: 'Pausar' })).toBeVisible()
  })

  await test.step('a newer tab takes over, and the older one says so and can take back', async () => {
    const second = await ana.page.context().newPage()
    await second.goto(`/consultation/${room}`)
    await expect(ana.page.getByText('Esta consulta está aberta em outra aba')).toBeVisible()
    await ana.page.getByRole('button', { name: 'Usar aqui' }).click()
    await expect(second.getByText('Esta consulta está aberta em outra aba')).toBeVisible()
    await second.goto('/consultores')
    await expect(second.getByText(/Sua consulta com Marina Moreira está aberta/)).toBeVisible()
    await second.close()
  })

  await test.step('Ana is asked whether to end by the same clock, also while it runs', async () => {
    await sendMessage(ana, 'Obrigada, Marina!')
    await expect(marina.page.getByText('Obrigada, Marina!')).toBeVisible()
    await ana.page.getByRole('button', { name: 'Encerrar' }).click()
    await expect(ana.page.getByRole('dialog').getByText(/Você paga/)).toBeVisible()
    // On a busy machine she may have been silent for so long that the clock stands.
    await sendMessage(marina, 'De nada, Ana.')
    const seen = await watchClocks(ana, 4)
    expect(seen.map(({ asked }) => asked)).toEqual(seen.map(({ clock }) => clock))
  })

  await test.step('Ana ends the consultation, and both see the summary', async () => {
    await ana.page.getByRole('button', { name: 'Encerrar e acertar' }).click()
    for (const { page } of [ana, marina])
      await expect(page.getByRole('heading', { name: 'Consulta encerrada' })).toBeVisible()
    await expect(marina.page.getByText('Fica com você')).toBeVisible()
  })

  await test.step('consultation, wallet, earnings and receipt agree to the centavo', async () => {
    const seen = await callApiAs<Seen>(ana.page, `/api/consultations/${room}`)
    const wallet = await callApiAs<Wallet>(ana.page, '/api/wallet')
    const earnings = await callApiAs<{ toClearCents: number }>(marina.page, '/api/wallet/earnings')
    expect(seen.billedMs).toBeGreaterThanOrEqual(4_000)
    expect(seen.capturedCents).toBe(Math.floor((299 * Math.floor(seen.billedMs / 1_000)) / 60))
    expect(seen.capturedCents + seen.releasedCents).toBe(seen.heldCents)
    expect(wallet).toMatchObject({ availableCents: 5_000 - seen.capturedCents, reservedCents: 0 })
    expect(earnings.toClearCents).toBe(seen.consultantCents)

    const proof = await (await ana.page.request.get(`/api/receipts/${seen.receiptCode}`)).json()
    const checks = await checkReceipt(proof, async (text) => createHash('sha256').update(text).digest('hex'))
    expect(checks.length).toBeGreaterThan(5)
    expect(checks.filter(({ holds }) => !holds)).toEqual([])
    const receipt = parseReceiptContent(proof.content)!
    expect(
      receipt.kind === 'consultation' && [receipt.chargedCents, receipt.consultantCents, receipt.billedMs],
    ).toEqual([BigInt(seen.capturedCents), BigInt(seen.consultantCents), seen.billedMs])
    await expect(ana.page.getByRole('link', { name: 'Ver o recibo' })).toHaveAttribute(
      'href',
      `/relatorios?recibo=${seen.receiptCode}`,
    )
  })

  await test.step('the consultation is in both histories', async () => {
    await ana.page.goto('/client-dashboard')
    await expect(ana.page.getByRole('link', { name: /Recibo da consulta com Marina/ })).toBeVisible()
    await marina.page.goto('/consultant-dashboard')
    await expect(marina.page.getByRole('link', { name: /Recibo da consulta com Ana/ })).toBeVisible()
  })
})
