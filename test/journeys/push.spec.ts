import { expect } from '@playwright/test'
import { BROWSER_ARGS } from './browser-args.ts'
import { allowPush, openDevice } from './device-with-push.ts'
import { openAnaWithCredits, openMarinaOnline } from './start-consultation.ts'
import { tellMeasured } from './tell-measured.ts'
import { test } from './test.ts'

const path = process.env.FULL_CHROMIUM_PATH

// The headless shell of other journeys reports notifications as denied, whatever a test grants.
test.use({ launchOptions: { ...(path ? { executablePath: path } : { channel: 'chromium' }), args: BROWSER_ARGS } })

const TEST = 'Teste de toque'
const REQUEST = 'Você tem um novo pedido de consulta'

test('a consultant without an open page takes a request from the notification on her device', async ({ browser }) => {
  const marina = await openMarinaOnline(browser)
  const { page } = marina
  await allowPush(page)
  await page.getByRole('button', { name: 'Avisar neste aparelho' }).click()
  await expect(page.getByText('Faça o teste: o aparelho toca')).toBeVisible()
  const device = await openDevice(page)

  await test.step('the device rings once for a test, and is pressed', async () => {
    await page.getByRole('button', { name: 'Tocar agora, para testar' }).click()
    await device.receive(TEST)
    await device.press(TEST)
    await expect(page.getByText(/Ligado até as/)).toBeVisible()
  })

  await page.close()
  const ana = await openAnaWithCredits(browser)
  await ana.page.goto(`/chat/${marina.id}`)
  await expect(ana.page.getByText('Marina Moreira está alcançável pelo celular')).toBeVisible()
  const askedAt = Date.now()
  await ana.page.getByRole('button', { name: 'Pedir conversa' }).click()
  tellMeasured(`request to notification: ${(await device.receive(REQUEST)) - askedAt} ms`)
  await expect(ana.page.getByText(/Chamando Marina/)).toBeVisible()
  const address = await device.pathOf(REQUEST)
  expect(address).toMatch(/^\/consultation\//)

  await test.step('the address alone takes no request', async () => {
    await device.outside.goto(address)
    await expect(device.outside.getByText('Ana quer conversar')).toBeVisible()
    await device.outside.goto('about:blank')
  })

  await device.press(REQUEST, 'accept')
  await device.outside.goto(address)
  for (const shown of [ana.page, device.outside])
    await expect(shown.getByRole('textbox', { name: 'Sua mensagem' })).toBeVisible()
})
