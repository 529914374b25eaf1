import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePorts } from '#test/chaos/cluster/free-ports.ts'
import { preloadArgumentsOf } from '#test/chaos/cluster/source-edits.ts'
import { startFakeMercadoPago } from '#test/gateways/mercadopago/fake-mercado-pago.ts'
import { selfSigned } from '#test/support/self-signed.ts'
import { test as base } from '../test.ts'
import { openDatabases } from './databases.ts'
import { openMailServer } from './mail-server.ts'
import { type RunningProgram, runProgram } from './run-program.ts'
import { openTlsProxy } from './tls-proxy.ts'

const HOST = 'sensitivos.test'
const WEBHOOK_SECRET = 'a-secret-that-only-this-test-knows'

type Ends = (() => unknown)[]

/**
 * What production needs, all real but small: two roles of a PostgreSQL, a mail server, Mercado Pago over https, and a
 * proxy that ends TLS. The site is started by what `npm start` runs.
 */
async function openProduction(ends: Ends) {
  const folder = mkdtempSync(join(tmpdir(), 'sensitivos-production-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const [port] = (await freePorts(1)) as [number]
  const tls = selfSigned(HOST, 'localhost')
  writeFileSync(join(folder, 'cert.pem'), tls.cert)
  const time = { aheadMs: 0 }
  const now = () => new Date(Date.now() + time.aheadMs)
  const [databases, mailServer, fake, proxy] = await Promise.all([
    openDatabases(folder),
    openMailServer(),
    startFakeMercadoPago(now, tls),
    openTlsProxy(tls, port),
  ])
  ends.push(databases.release, mailServer.close, fake.close, proxy.close)
  const API = {
    file: 'src/gateways/payments/mercadopago/api/request.ts',
    from: "const API = 'https://api.mercadopago.com'",
    to: `const API = '${fake.apiUrl}'`,
  }
  const publicUrl = `https://${HOST}:${proxy.port}`
  const environment = {
    ...databases.variables,
    APP_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SMTP_URL: mailServer.url,
    STORAGE_PATH: join(folder, 'storage'),
    SECOND_FACTOR_KEY: 'a-key-of-tests-that-is-long-enough',
    VAPID_PRIVATE_KEY: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    PAYMENT_GATEWAY: 'mercadopago',
    MERCADOPAGO_ACCESS_TOKEN: fake.token,
    MERCADOPAGO_ACCOUNT: fake.account,
    MERCADOPAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
    PAYOUT_GATEWAY: 'manual',
    TRUSTED_PROXIES: '0',
    LOG_LEVEL: 'info',
    NODE_EXTRA_CA_CERTS: join(folder, 'cert.pem'),
    NODE_OPTIONS: preloadArgumentsOf([API]).join(' '),
  }
  return {
    publicUrl,
    /** The site itself, behind the proxy. */
    insideUrl: `http://127.0.0.1:${port}`,
    databaseUrls: databases.variables,
    mails: mailServer.mails,
    fake,
    webhookSecret: WEBHOOK_SECRET,
    time,
    now,
    run: (script: string, args: string[] = []): RunningProgram => {
      const program = runProgram(script, args, environment)
      ends.push(() => program.child.kill('SIGKILL'))
      return program
    },
  }
}

export type Production = Awaited<ReturnType<typeof openProduction>>

/** A browser of somebody's own, which finds the site behind its proxy. */
type OpenPage = (viewport?: { width: number; height: number }) => Promise<Page>

export const test = base.extend<{ production: Production; openPage: OpenPage }>({
  production: async ({}, use) => {
    const ends: Ends = []
    try {
      await use(await openProduction(ends))
    } finally {
      for (const end of ends.reverse()) await end()
    }
  },
  openPage: async ({ playwright, launchOptions, production }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    })
    await use(async (viewport) => {
      const context = await browser.newContext({
        ...(viewport && { viewport }),
        baseURL: production.publicUrl,
        ignoreHTTPSErrors: true,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
      })
      return context.newPage()
    })
    await browser.close()
  },
})
