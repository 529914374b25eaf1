import { expect, type Page } from '@playwright/test'
import { listMailAddresses } from '../mail-addresses.ts'
import { test } from './test.ts'

/** Says that something broke, follows what is open, reads by a secret that no log may have: none changes a row. */
const TELLS = /\/api\/(client-errors|realtime|newsletter\/interests\/read)/

/** Also on pages whose header says nothing of who is signed in: React marks the nodes that it has taken over. */
const expectRunning = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('body *')].some((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
  )

for (const address of listMailAddresses())
  test(`a program that opens ${address} from a mail, twice, with scripts and without, asks for no change`, async ({
    page,
    request,
  }) => {
    for (let n = 0; n < 2; n++) expect((await request.get(address)).status()).toBeLessThan(500)
    const changes: string[] = []
    page.on('request', (sent) => {
      if (sent.method() !== 'GET' && !TELLS.test(sent.url())) changes.push(`${sent.method()} ${sent.url()}`)
    })
    for (let n = 0; n < 2; n++) {
      await page.goto(address)
      await expectRunning(page)
      await page.waitForLoadState('networkidle')
    }
    expect(changes).toEqual([])
  })
