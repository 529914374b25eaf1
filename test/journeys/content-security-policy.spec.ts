import { expect } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { openTcpProxy } from './tcp-proxy.ts'
import { isCspViolation } from './csp-violation.ts'
import { test } from './test.ts'

const PAGES = [
  '/consultores',
  '/depoimentos',
  '/contato',
  '/comprar/creditos',
  '/relatorios',
  '/login',
  '/cadastro-novo',
  '/client-dashboard',
  '/nao-existe',
]

test('client-side navigation breaks no content security policy of the first page', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => isCspViolation(message.text()) && refused.push(`${page.url()}: ${message.text()}`))
  await page.goto('/')
  await expectHydrated(page)
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  for (const path of PAGES) {
    const before = page.url()
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href })
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await expect(page).not.toHaveURL(before)
    await page.waitForLoadState('networkidle')
  }
  expect(await page.evaluate(() => 'isFirst' in window), 'every passage without a reload').toBe(true)
  expect(refused).toEqual([])
})

test('injected scripts do not run, and innerHTML is blocked by Trusted Types', { tag: '@main' }, async ({ page }) => {
  await page.route('**/quem-entrou', async (route) => {
    const response = await route.fetch({ url: new URL('/', route.request().url()).href })
    const injected =
      '<script>window.hit = "inline"</script><img src="/nada" onerror="window.hit = \'handler\'"><a id="sly" href="javascript:window.hit=\'link\'">x</a>'
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${injected}`) })
  })
  // Clicked as soon as it is there: React may replace a page whose address is another one's.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('#sly')!.click()
      Object.assign(window, { hasClicked: true })
    }),
  )
  await page.goto('/quem-entrou')
  expect(await page.evaluate(() => 'hasClicked' in window)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as { hit?: string }).hit)).toBeUndefined()

  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      return 'taken'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(outcome).toBe('TypeError')
})

test('offline, the service worker shows the offline page, and the page reloads when the network is back', async ({
  page,
  baseURL,
}) => {
  const proxy = await openTcpProxy(new URL(baseURL!))
  await page.goto(proxy.url)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  proxy.unplug()
  await page.goto(`${proxy.url}/consultores`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A conexão caiu por um instante')
  const again = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Tentar de novo' }).click()
  await again
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A conexão caiu por um instante')
  proxy.plug()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Com quem você quer conversar?')
  await proxy.close()
})
