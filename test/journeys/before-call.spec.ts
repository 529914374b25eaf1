import { expect, type Page } from '@playwright/test'
import { buyByPix } from './buy-by-pix.ts'
import { axeViolations } from './axe.ts'
import {
  approveConsultant,
  callApiAs,
  DESKTOP,
  openBrowser,
  openWithMicrophone,
  registerClient,
  registerConsultant,
} from './people.ts'
import { openMarinaOnline } from './start-consultation.ts'
import { test } from './test.ts'

/** Marina offers all channels and is online. */
async function openMarinaForCalls(...[browser]: Parameters<typeof openMarinaOnline>) {
  const marina = await openMarinaOnline(browser)
  await marina.page.goto('/consultor/configuracoes')
  for (const channel of ['Áudio', 'Vídeo']) await marina.page.getByRole('switch', { name: channel }).check()
  await marina.page.getByRole('button', { name: 'Publicar alterações' }).click()
  await expect(marina.page.getByText('Publicado', { exact: true }).first()).toBeVisible()
  await marina.page.goto('/consultant-dashboard')
  return marina
}

async function comeWithCredits(page: Page) {
  const ana = await registerClient(page, 'Ana')
  await buyByPix(ana.page, { amountCents: 5_000 })
  return ana
}

test('a call is checked before, rings with its channel and price, and opens the room', async ({
  browser,
  launchOptions,
  baseURL,
}) => {
  const marina = await openMarinaForCalls(browser)
  const own = await openWithMicrophone({ mayRecord: true, launch: launchOptions, baseURL })
  try {
    const { page } = await comeWithCredits(own.page)
    await page.goto(`/chat/${marina.id}`)
    await page.getByRole('radio', { name: /Vídeo/ }).check()
    await expect(page).toHaveURL(/canal=video/)
    await expect(page.getByRole('button', { name: 'Pedir chamada de vídeo' })).toBeDisabled()
    await page.getByRole('button', { name: 'Testar o microfone e a câmera' }).click()
    await expect(page.getByText('Ouvimos o seu microfone.').first()).toBeVisible()
    await expectPictureMoves(page)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Pedir chamada de vídeo' }).click()

    await expect(marina.page).toHaveTitle(/Ana está chamando por vídeo/)
    const request = marina.page.getByRole('article', { name: 'Pedido de Ana' })
    await expect(request).toContainText('Ana quer conversar por vídeo')
    await expect(request).toContainText(/Vídeo a R\$\s4,48 por minuto/)
    await request.getByRole('button', { name: 'Atender a chamada' }).click()
    await expect(marina.page).toHaveURL(/\/consultation\//)
  } finally {
    await own.browser.close()
  }
})

test('whoever cannot use the microphone reads what to do, and may go on by chat', async ({
  browser,
  launchOptions,
  baseURL,
}) => {
  const marina = await openMarinaForCalls(browser)
  const own = await openWithMicrophone({ mayRecord: false, launch: launchOptions, baseURL })
  try {
    const { page } = await comeWithCredits(own.page)
    await page.goto(`/chat/${marina.id}?canal=audio`)
    await page.getByRole('button', { name: 'Testar o microfone' }).click()
    await expect(page.getByRole('alert')).toContainText('O navegador não deixou usar o microfone')
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Continuar por chat' }).click()
    await expect(page.getByRole('radio', { name: /Chat/ })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Pedir conversa' })).toBeEnabled()
  } finally {
    await own.browser.close()
  }
})

test('the same check opens from the dashboard of a consultant', async ({ browser, launchOptions, baseURL }) => {
  const marina = await openMarinaForCalls(browser)
  const storage = await marina.page.context().storageState()
  const own = await openWithMicrophone({ mayRecord: true, launch: launchOptions, baseURL })
  try {
    const context = await own.browser.newContext({ storageState: storage, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/consultant-dashboard')
    await page.getByRole('button', { name: 'Testar câmera e microfone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Testar o microfone e a câmera' }).click()
    await expectPictureMoves(page)
  } finally {
    await own.browser.close()
  }
})

test('the same check opens from a booked call, and from the agenda of its client', async ({
  browser,
  launchOptions,
  baseURL,
}) => {
  const marina = await registerConsultant(await openBrowser(browser, DESKTOP), 'Marina')
  const consultantId = await approveConsultant(marina)
  const channels = ['chat', 'audio', 'video']
  await callApiAs(marina.page, '/api/consultants/me/profile', { method: 'PUT', data: { channels } })
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 540, until: 720 }))
  const limits = { noticeMinutes: 120, farthestDays: 60, pauseMinutes: 0 }
  const schedule = { zone: 'America/Sao_Paulo', weekly, exceptions: [], ...limits }
  await callApiAs(marina.page, '/api/schedule', { method: 'PUT', data: schedule })
  const own = await openWithMicrophone({ mayRecord: true, launch: launchOptions, baseURL })
  try {
    const { page } = await registerClient(own.page, 'Ana')
    await buyByPix(page, { amountCents: 10_000 })
    const day = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10)
    const terms = { channel: 'video', minutes: 20, zone: 'America/Sao_Paulo', seenCents: 8_960, agreesToFee: true }
    const data = { id: crypto.randomUUID(), consultantId, startsAt: `${day}T12:00:00Z`, ...terms }
    await callApiAs(page, '/api/bookings', { data })
    const payment = { paymentId: crypto.randomUUID(), fromBalanceCents: 8_960 }
    await callApiAs(page, `/api/bookings/${data.id}/pay`, { data: payment })
    for (const path of [`/agendar?reserva=${data.id}`, '/client-dashboard?secao=agenda']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Testar câmera e microfone' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Testar o microfone e a câmera' }).click()
      await expectPictureMoves(page)
      await page.keyboard.press('Escape')
      await expect(page.locator('video')).toHaveCount(0)
    }
  } finally {
    await own.browser.close()
  }
})

const expectPictureMoves = (page: Page) =>
  expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
