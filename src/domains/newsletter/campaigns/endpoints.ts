import { findArticleSource } from '#domains/content/index.ts'
import { renderText } from '#domains/notifications/index.ts'
import { serve, type Route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { articleLetter } from './article-letter.rules.ts'
import { letterOf } from './letter.ts'
import { readCampaign } from './read-campaign.ts'
import { countSegments } from './recipients.sql.ts'
import { NO_PURCHASE_MS, refuse } from './rules.ts'
import { discardCampaign, saveCampaign } from './save-campaign.ts'
import { cancelCampaign, scheduleCampaign } from './schedule-campaign.ts'
import { findCampaign, listCampaigns } from './sql.ts'
import { resumeCampaign, stopCampaign } from './stop-campaign.ts'
import { testCampaign } from './test-campaign.ts'

const PAGE = 50

/** `site`: our public address. */
export const campaignEndpoints = (site: string): Route[] => [
  serve(contract.listCampaigns, async ({ db, input: { list = 'newsletter', before } }) => {
    const rows = await listCampaigns(db, { list, before, most: PAGE + 1 })
    return { campaigns: rows.slice(0, PAGE), more: rows.length > PAGE }
  }),
  serve(contract.readCampaign, ({ db, input: { id } }) => readCampaign(db, id)),
  serve(contract.saveCampaign, ({ db, clock, viewer, input }) => saveCampaign(db, { ...input, by: viewer.id, clock })),
  serve(contract.discardCampaign, async ({ db, clock, viewer, input }) => {
    await discardCampaign(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.previewCampaign, async ({ db, input: { id } }) => {
    const campaign = await findCampaign(db, id)
    if (!campaign) throw refuse('not_found')
    const letter = await letterOf(campaign, site)
    return { html: letter.body?.html ?? '', text: renderText(letter, site) }
  }),
  serve(contract.countSegments, ({ db, now, input: { interests } }) =>
    countSegments(db, new Date(now.getTime() - NO_PURCHASE_MS), interests),
  ),
  serve(contract.readArticleLetter, async ({ db, now, input: { slug } }) => {
    const article = await findArticleSource(db, slug, now)
    if (!article) throw refuse('article_not_found')
    return articleLetter(article)
  }),
  serve(contract.testCampaign, ({ db, now, viewer, input }) =>
    testCampaign(db, { ...input, by: viewer.id, site, now }),
  ),
  serve(contract.scheduleCampaign, async ({ db, clock, viewer, input }) => {
    await scheduleCampaign(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.cancelCampaign, async ({ db, clock, viewer, input }) => {
    await cancelCampaign(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.stopCampaign, async ({ db, clock, viewer, input }) => {
    await stopCampaign(db, { ...input, by: viewer.id, clock })
    return {}
  }),
  serve(contract.resumeCampaign, async ({ db, clock, viewer, input }) => {
    await resumeCampaign(db, { ...input, by: viewer.id, clock })
    return {}
  }),
]
