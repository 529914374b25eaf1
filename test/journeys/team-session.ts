import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type FullConfig, type Page, request } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { demoPeople } from '../../db/seeds/people.ts'

const FOLDER = '.data/journeys'
const FILE = `${FOLDER}/team-secret`
const { email, password } = demoPeople[2]

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

/** Before all journeys: Íris, the demo's admin, sets her authenticator app up; all workers share its session. */
export default async function openTeamSession({ projects: [project] }: FullConfig) {
  const api = await request.newContext({ baseURL: project!.use.baseURL })
  const { token } = await (await api.post('/api/auth/login', { data: { email, password } })).json()
  const headers = { authorization: `Bearer ${token}` }
  const ask = async (path: string, data: object) => {
    const answer = await api.post(`/api/auth/second-factor${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const { isSet } = await (await api.get('/api/auth/second-factor', { headers })).json()
  if (isSet) await ask('/code', { code: codeOf(readFileSync(FILE, 'utf8')) })
  else {
    const { secret } = await ask('', {})
    await ask('/confirmation', { code: codeOf(secret) })
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(FILE, secret)
  }
  process.env.TEAM_TOKEN = token
}

/** The token of a session of Íris that has shown her second factor. */
export const teamToken = () => process.env.TEAM_TOKEN!

/** Types a code of Íris' app where an act asks for it; one that another journey used counts no more. */
export async function typeTeamCode(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  await expect(async () => {
    await dialog.getByLabel('Código').fill(codeOf(readFileSync(FILE, 'utf8')))
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog).toBeHidden({ timeout: 3_000 })
  }).toPass({ intervals: [15_000] })
}
