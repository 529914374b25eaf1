import { inForce, isLegalText, LEGAL_TEXTS, LEGAL_TITLES, refuse } from '#domains/accounts/agreements.rules.ts'
import { findVersion, type LegalVersion, listInForce, listVersions } from '#domains/accounts/index.ts'
import type { Sql } from '#platform/db.ts'
import { changesBetween } from './differences.rules.ts'
import { readDraft, readProductText } from './drafts.ts'
import { renderLegalText } from './render-legal-text.ts'

const head = ({ number, note, asksAgain, publishedAt, inForceAt }: LegalVersion) => ({
  number,
  note,
  asksAgain,
  publishedAt,
  inForceAt,
})

/** The legal texts as they are in force, with the versions that will be. Version 0: what comes with the product. */
export async function readLegalTexts(sql: Sql, now: Date) {
  const [current, all] = await Promise.all([listInForce(sql, now), listVersions(sql)])
  const texts = await Promise.all(
    LEGAL_TEXTS.map(async (text) => {
      const version = current.find((one) => one.text === text)
      const markdown = version?.markdown ?? (await readProductText(sql, text))
      return {
        text,
        title: LEGAL_TITLES[text],
        version: version?.number ?? 0,
        inForceAt: version?.inForceAt ?? null,
        upcoming: all.filter((one) => one.text === text && one.inForceAt > now).map(head),
        ...(await renderLegalText(text, markdown)),
      }
    }),
  )
  return { texts }
}

/**
 * One version with all others of its text, and what it changed of the one before. Refuses `version_not_found`; number 0
 * is there until the first one.
 */
export async function readLegalVersion(sql: Sql, text: string, number: number, now: Date) {
  if (!isLegalText(text)) throw refuse('version_not_found')
  const [version, before, all] = await Promise.all([
    findVersion(sql, text, number),
    findVersion(sql, text, number - 1),
    listVersions(sql),
  ])
  if (!version) throw refuse('version_not_found')
  const versions = all.filter((one) => one.text === text)
  return {
    text,
    title: LEGAL_TITLES[text],
    ...head(version),
    contentHash: version.contentHash,
    isInForce: inForce(versions, now)?.number === number,
    versions: versions.map(head),
    changes: before ? changesBetween(before.markdown, version.markdown) : [],
    ...(await renderLegalText(`${text}:${number}`, version.markdown)),
  }
}

/** The versions of a text as the team sees them, and whether what was written since, or the company, differs. */
export async function readLegalHistory(sql: Sql, text: string) {
  if (!isLegalText(text)) throw refuse('version_not_found')
  const [all, draft] = await Promise.all([listVersions(sql), readDraft(sql, text)])
  const versions = all.filter((one) => one.text === text)
  const last = versions[0] && (await findVersion(sql, text, versions[0].number))
  return {
    revision: draft.revision,
    hasCompany: draft.hasCompany,
    isChanged: last?.markdown !== draft.filled,
    versions: versions.map(head),
  }
}
