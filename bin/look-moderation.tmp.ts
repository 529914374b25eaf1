import { chromium } from 'playwright-core'
import { mkdirSync } from 'node:fs'
import { prepareSite, runSite } from './parts/running-site.ts'

const prepared = await prepareSite('/tmp/moderation-site')
const site = await runSite(prepared)
console.log(site.url)
const OUT = '/tmp/moderation-shots'
mkdirSync(OUT, { recursive: true })
const login = async (email: string) => {
  const answer = await fetch(`${site.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json', origin: site.url }, body: JSON.stringify({ email, password: process.env.DEMO_PW }) })
  const body = (await answer.json()) as any
  if (!body.token) console.log(email, answer.status, body)
  return body.token as string
}
const call = async (token: string, method: string, path: string, body?: unknown) => {
  const answer = await fetch(site.url + path, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, origin: site.url }, ...(body ? { body: JSON.stringify(body) } : {}) })
  const text = await answer.text()
  if (!answer.ok) console.log(method, path, answer.status, text.slice(0, 200))
  return text ? JSON.parse(text) : undefined
}
const [ana, luna, iris] = [await login('ana@exemplo.com.br'), await login('luna.prado@exemplo.com.br'), await login('iris@exemplo.com.br')]
const consultants = await call(ana, 'GET', '/api/consultants?limit=5')
const list = consultants?.consultants ?? consultants
const some = list?.[0]?.id
const own = await call(ana, 'GET', '/api/consultations')
const room = own?.consultations?.find((c: any) => c.endedAt)
console.log('some', some, 'room', room?.id)
const rep = (kind: string, subjectId: string, reason: string, words?: string) => call(ana, 'POST', '/api/moderation/reports', { id: crypto.randomUUID(), kind, subjectId, reason, ...(words && { words }) })
if (some) { await rep('profile', some, 'fraud', 'Diz que garante a volta em sete dias.'); await rep('photo', some, 'fake') }
if (room) await rep('room', room.id, 'threat', 'Fiquei com medo do que ela disse.')
const reviews = await call(ana, 'GET', '/api/reviews/latest')
const review = reviews?.reviews?.[0]
if (review) await rep('review', review.review.id, 'abuse')
const lunaId = (await call(luna, 'GET', '/api/auth/user'))?.id
const mine = await call(luna, 'GET', `/api/consultants/${lunaId}/reviews`)
if (mine?.reviews?.[0]) await call(luna, 'POST', `/api/reviews/${mine.reviews[0].id}/objection`, { words: 'Esta pessoa nunca falou comigo sobre isto.' })
await call(luna, 'PUT', '/api/consultants/me/profile', { title: 'Trago seu amor de volta em 7 dias' })

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const shoot = async (name: string, token: string, path: string, act?: (page: any) => Promise<unknown>) => {
  for (const [width, theme] of [[360, 'light'], [768, 'dark'], [1366, 'light'], [1366, 'dark']] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    await context.addInitScript(([t, th]) => { localStorage.setItem('token', t!); localStorage.setItem('sensitivos-theme', th!) }, [token, theme])
    const page = await context.newPage()
    page.on('console', (m: any) => m.type() === 'error' && console.log(name, m.text().slice(0, 200)))
    await page.goto(site.url + path)
    await page.waitForLoadState('networkidle').catch(() => {})
    if (act) await act(page).catch((e: Error) => console.log(name, e.message.slice(0, 200)))
    await page.waitForTimeout(800)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wide > 0) console.log(name, width, 'wider by', wide)
    await page.screenshot({ path: `${OUT}/${name}-${width}-${theme}.png`, fullPage: width !== 768 })
    if (width === 1366 && theme === 'light') {
      try { await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' }); const r: any = await page.evaluate(() => (window as any).axe.run()); console.log(name, 'axe', r.violations.map((v: any) => `${v.id}: ${v.nodes[0].html.slice(0, 120)}`)) } catch (e) { console.log('axe', String(e).slice(0, 100)) }
    }
    await context.close()
  }
}
await shoot('denuncias', iris, '/admin-dashboard/moderacao')
await shoot('avaliacoes', iris, '/admin-dashboard/moderacao?parte=avaliacoes')
await shoot('sinais', iris, '/admin-dashboard/moderacao?parte=sinais')
await shoot('reembolsos', iris, '/admin-dashboard?secao=reembolsos')
if (some) await shoot('denunciar', ana, `/consultores/${some}`, async (page: any) => { await page.locator('[data-report^=profile]').click(); await page.waitForTimeout(1500) })
await browser.close()
await site.stop()
process.exit(0)
