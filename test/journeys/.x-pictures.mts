import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { approveConsultant, callApiAs, registerConsultant } from './people.ts'
import { m4aRecording, mp3Recording, oggRecording, fragmentedRecording } from '../support/recordings.ts'
import { demoPeople } from '../../db/seeds/people.ts'
const out = '/tmp/introduction/'
const baseURL = 'http://localhost:3214'
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
})
const context = await browser.newContext({ baseURL, locale: 'pt-BR', viewport: { width: 1280, height: 800 } })
const page = await context.newPage()
const irene = await registerConsultant(page, 'Irene')
const id = await approveConsultant(irene)
const token = await page.evaluate(() => localStorage.getItem('token'))
for (const [what, bytes] of Object.entries({
  m4a: m4aRecording({ seconds: 42, place: 'x' }),
  fragments: fragmentedRecording({ seconds: 42 }),
  mp3: mp3Recording({ seconds: 42, tag: 'x' }),
  ogg: oggRecording({ seconds: 42 }),
})) {
  const answer = await page.request.post('/api/consultants/me/introduction', {
    data: bytes,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/x' },
  })
  const json = await answer.json()
  const heard = await page.evaluate(async (url) => {
    const answer = await fetch(url)
    const bytes = await answer.arrayBuffer()
    const audio = new Audio(url)
    audio.muted = true
    const meta = await new Promise((done) => {
      audio.onloadedmetadata = () => done(audio.duration)
      audio.onerror = () => done('error ' + audio.error?.message)
      audio.load()
    })
    const sought = await new Promise((done) => {
      audio.onseeked = () => done(audio.currentTime)
      audio.currentTime = 30
      setTimeout(() => done('not sought'), 5000)
    })
    let decoded
    try {
      decoded = (await new OfflineAudioContext(1, 48000, 48000).decodeAudioData(bytes)).duration
    } catch (e) {
      decoded = String(e)
    }
    return {
      type: answer.headers.get('content-type'),
      enc: answer.headers.get('content-encoding'),
      size: answer.headers.get('content-length'),
      meta,
      sought,
      decoded,
    }
  }, json.introduction.url)
  console.log(what, answer.status(), json.introduction, heard)
}
const shots = async (name: string, selector?: string) => {
  for (const theme of ['light', 'dark'])
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((t) => {
        localStorage.setItem('sensitivos-theme', t)
        document.documentElement.dataset.theme = t
      }, theme)
      await page.waitForTimeout(300)
      if (selector)
        await page
          .locator(selector)
          .first()
          .screenshot({ path: `${out}${name}-${width}-${theme}.png` })
      else await page.screenshot({ path: `${out}${name}-${width}-${theme}.png` })
    }
}
await page.goto(`/consultores/${id}`)
await page
  .getByRole('group', { name: /A voz de/ })
  .getByRole('button')
  .click()
await page.waitForTimeout(12000)
await page.getByRole('button', { name: 'Pausar' }).click()
await shots('profile')
await page.goto('/consultor/configuracoes')
await page.locator('[aria-labelledby=voz]').waitFor()
await shots('editor', '[aria-labelledby=voz]')
await page.getByRole('tab', { name: 'Perfil' }).click()
await page.setViewportSize({ width: 1280, height: 1200 })
await page.screenshot({ path: `${out}preview.png` })
await page.getByRole('button', { name: 'Gravar outra' }).click()
await page.waitForTimeout(3000)
await shots('recording', '[aria-labelledby=voz]')
await page.getByRole('button', { name: 'Parar e ouvir' }).click()
await shots('recorded', '[aria-labelledby=voz]')
const admin = await browser.newContext({ baseURL, locale: 'pt-BR', viewport: { width: 1280, height: 900 } })
const team = await admin.newPage()
const iris = demoPeople[2]
const login = await (
  await team.request.post('/api/auth/login', { data: { email: iris.email, password: iris.password } })
).json()
await team.goto('/')
await team.evaluate((t) => localStorage.setItem('token', t), login.token)
await team.goto('/admin-dashboard?secao=perfis').catch(() => {})
await team.waitForTimeout(2000)
await team.screenshot({ path: `${out}team.png` })
await browser.close()
