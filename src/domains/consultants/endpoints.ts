import { budgeted } from '#domains/accounts/index.ts'
import { type Call, serve, type Route, type Viewer } from '#platform/http.ts'
import { documentEndpoints } from './application-documents/endpoints.ts'
import type { DocumentPorts } from './application-documents/upload-document.ts'
import * as statusContract from './application-status/contract.ts'
import { readApplicationStatus } from './application-status/read-application-status.ts'
import { applyAsConsultant } from './applications/apply-as-consultant.ts'
import { approveConsultant } from './applications/approve-consultant.ts'
import { answerTermsEndpoints } from './answers/endpoints.ts'
import * as applicationContract from './applications/contract.ts'
import { listApplications } from './applications/list-applications.ts'
import { setAutomatic } from './applications/set-automatic.ts'
import * as contract from './contract.ts'
import { toCard } from './directory/card.ts'
import { readOwnProfile, readProfile } from './directory/read-profile.ts'
import { listCardsOf, listFeatured, listPresent, listPrograms } from './directory/sql.ts'
import { addFavourite } from './favourites/add-favourite.ts'
import * as favouriteContract from './favourites/contract.ts'
import { removeFavourite } from './favourites/remove-favourite.ts'
import { findFollowState, listFavouritesOf } from './favourites/sql.ts'
import { refuseApplication } from './applications/refuse-application.ts'
import { addOnlineAlert } from './online-alerts/add-online-alert.ts'
import { listAwaitedBy } from './online-alerts/sql.ts'
import { introductionEndpoints } from './introductions/endpoints.ts'
import { sweepIntroductions } from './introductions/sweep-introductions.ts'
import type { IntroductionPorts } from './introductions/upload-introduction.ts'
import { removeOnlineAlert } from './online-alerts/remove-online-alert.ts'
import { portraitEndpoints } from './portraits/endpoints.ts'
import { sweepPortraits } from './portraits/sweep-portraits.ts'
import type { PortraitPorts } from './portraits/upload-portrait.ts'
import { listStatuses } from './presence/contract.ts'
import { setAvailable } from './presence/set-available.ts'
import { setUnavailable } from './presence/set-unavailable.ts'
import { listStatusesOf } from './presence/sql.ts'
import { changeProfile } from './profile-changes/change-profile.ts'
import * as profileContract from './profile-changes/contract.ts'
import { listChanges } from './profile-changes/sql.ts'
import { takeDown } from './profile-changes/take-down.ts'
import * as replyContract from './quick-replies/contract.ts'
import { saveQuickReplies } from './quick-replies/save-quick-replies.ts'
import { listQuickReplies } from './quick-replies/sql.ts'
import { reachEndpoints } from './reach/endpoints.ts'
import { matchConsultants } from './quiz/contract.ts'
import { findMatches } from './quiz/find-matches.ts'
import { findConsultantByEmail, listMissedWords, listNeedChips, searchConsultants } from './search/contract.ts'
import { MISSED_TIMES_SHOWN, missedShownSince } from './search/needs.rules.ts'
import { readNeeds } from './search/read-needs.ts'
import * as searchSql from './search/sql.ts'
import { searchDirectory } from './search/search-directory.ts'
import { type Channel, profileSwitch, SWITCHES } from './rules.ts'
import { setPackages } from './set-packages.ts'
import { setPrice } from './set-price.ts'
import { setWelcome } from './set-welcome.ts'
import { changeTaxId } from './tax-id/change-tax-id.ts'
import * as taxIdContract from './tax-id/contract.ts'
import { stopTaxIdChange } from './tax-id/stop-tax-id-change.ts'
import * as vacationContract from './vacation/contract.ts'
import { setVacation } from './vacation/set-vacation.ts'
import { readVacation } from './vacation/sql.ts'

const MOST = 100

const comeOnline = budgeted(SWITCHES, ({ db, viewer, now }: Call<unknown, Viewer>) => setAvailable(db, viewer.id, now))

const applicationEndpoints: Route[] = [
  serve(applicationContract.applyAsConsultant, async ({ db, viewer, input, now }) => {
    await applyAsConsultant(db, { ...input, personId: viewer.id, needsDocument: true, now })
    return readApplicationStatus(db, viewer.id, now)
  }),
  serve(applicationContract.listApplications, ({ db, input: { id } }) => listApplications(db, id)),
  serve(applicationContract.approveConsultant, async ({ db, viewer, input, now }) => {
    await approveConsultant(db, { ...input, consultantId: input.id, approvedBy: viewer.id, now })
    return {}
  }),
  serve(applicationContract.refuseApplication, async ({ db, viewer, input, now }) => {
    await refuseApplication(db, { ...input, consultantId: input.id, refusedBy: viewer.id, now })
    return {}
  }),
  serve(applicationContract.setAutomatic, async ({ db, viewer, input, now }) => {
    await setAutomatic(db, { consultantId: input.id, on: input.on, by: viewer.id, now })
    return {}
  }),
]

const taxIdEndpoints: Route[] = [
  serve(taxIdContract.changeTaxId, async ({ db, viewer, input, now }) => ({
    restsUntil: await changeTaxId(db, { viewer, taxId: input.taxId, now }),
  })),
  serve(taxIdContract.stopTaxIdChange, async ({ db, input, now, address, agent }) => {
    await stopTaxIdChange(db, { token: input.token, browser: { address, agent }, now })
    return {}
  }),
]

const applicationStatusEndpoints: Route[] = [
  serve(statusContract.getMyApplicationStatus, ({ db, viewer, now }) => readApplicationStatus(db, viewer.id, now)),
  serve(statusContract.setAvailability, async (call) => {
    const { db, viewer, input, now } = call
    // Leaving is always possible.
    await (input.on ? comeOnline(call) : setUnavailable(db, viewer.id, now))
    return readApplicationStatus(db, viewer.id, now)
  }),
  serve(
    statusContract.setWelcome,
    budgeted(profileSwitch('welcome'), async ({ db, viewer, input, now }) => {
      await setWelcome(db, viewer.id, input.on)
      return readApplicationStatus(db, viewer.id, now)
    }),
  ),
  serve(
    statusContract.setPackages,
    budgeted(profileSwitch('packages'), async ({ db, viewer, input, now }) => {
      await setPackages(db, viewer.id, input.on)
      return readApplicationStatus(db, viewer.id, now)
    }),
  ),
  serve(
    statusContract.setPrice,
    budgeted(profileSwitch('price'), async ({ db, viewer, input, now }) => {
      const { pricePerMinute, validFrom } = await setPrice(db, {
        consultantId: viewer.id,
        pricePerMinute: input.pricePerMinuteCents,
        now,
      })
      return { pricePerMinuteCents: pricePerMinute, validFrom }
    }),
  ),
]

const profileEndpoints: Route[] = [
  serve(profileContract.getMyProfile, ({ db, viewer, now }) => readOwnProfile(db, viewer.id, now)),
  serve(profileContract.listProfileChanges, async ({ db }) => ({ changes: await listChanges(db, MOST) })),
]

const MOST_MISSED = 40
const MOST_AWAITED = 500

const favouriteEndpoints: Route[] = [
  serve(favouriteContract.listFavourites, async ({ db, viewer, now }) => ({
    favourites: (await listFavouritesOf(db, viewer.id, now, MOST)).map(({ since, waiting, ...row }) => ({
      consultant: toCard(row),
      since,
      waiting,
    })),
  })),
  serve(favouriteContract.listOnlineAlerts, async ({ db, viewer }) => ({
    consultantIds: (await listAwaitedBy(db, viewer.id, MOST_AWAITED)).map(({ consultantId }) => consultantId),
  })),
  serve(favouriteContract.readFollowState, ({ db, viewer, input }) => findFollowState(db, viewer.id, input.id)),
  serve(favouriteContract.addFavourite, async ({ db, viewer, input, now }) => {
    await addFavourite(db, { personId: viewer.id, consultantId: input.id, now })
    return findFollowState(db, viewer.id, input.id)
  }),
  serve(favouriteContract.removeFavourite, async ({ db, viewer, input }) => {
    await removeFavourite(db, { personId: viewer.id, consultantId: input.id })
    return findFollowState(db, viewer.id, input.id)
  }),
  serve(favouriteContract.addOnlineAlert, async ({ db, viewer, input, now }) => {
    await addOnlineAlert(db, { personId: viewer.id, consultantId: input.id, now })
    return findFollowState(db, viewer.id, input.id)
  }),
  serve(favouriteContract.removeOnlineAlert, async ({ db, viewer, input }) => {
    await removeOnlineAlert(db, { personId: viewer.id, consultantId: input.id })
    return findFollowState(db, viewer.id, input.id)
  }),
]

const vacationEndpoints: Route[] = [
  serve(vacationContract.readVacation, ({ db, viewer, now }) => readVacation(db, viewer.id, now)),
  serve(
    vacationContract.setVacation,
    budgeted(profileSwitch('vacation'), async ({ db, viewer, input, now }) => {
      await setVacation(db, { ...input, consultantId: viewer.id, now })
      return readVacation(db, viewer.id, now)
    }),
  ),
  serve(vacationContract.endVacation, async ({ db, viewer, now }) => {
    await setVacation(db, { consultantId: viewer.id, lastDay: null, now })
    return readVacation(db, viewer.id, now)
  }),
]

const quickReplyEndpoints: Route[] = [
  serve(replyContract.listQuickReplies, async ({ db, viewer }) => ({ replies: await listQuickReplies(db, viewer.id) })),
  serve(replyContract.saveQuickReplies, async ({ db, viewer, input: { replies } }) => {
    await saveQuickReplies(db, { consultantId: viewer.id, replies })
    return { replies: await listQuickReplies(db, viewer.id) }
  }),
]

/** What needs the database alone. Fixed paths must come before `:id`. */
export const endpoints: Route[] = [
  serve(contract.listFeatured, async ({ db, now }) => (await listFeatured(db, now)).map(toCard)),
  serve(searchConsultants, ({ db, input, now, address }) => searchDirectory(db, input, now, address)),
  serve(listNeedChips, async ({ db, now }) =>
    (await readNeeds(db, now)).needs.flatMap(({ slug, label, place }) => (place === null ? [] : [{ slug, label }])),
  ),
  serve(findConsultantByEmail, async ({ db, input, now }) => ({
    consultants: (await searchSql.listByEmail(db, input.email, now)).map(toCard),
  })),
  serve(listMissedWords, async ({ db, now }) => ({
    words: await searchSql.listMissedWords(db, missedShownSince(now), MISSED_TIMES_SHOWN, MOST_MISSED),
  })),
  serve(contract.listPresent, async ({ db, now }) =>
    (await listPresent(db, now, 60)).map(({ channels, ...row }) => ({ ...toCard(row), channels })),
  ),
  serve(contract.listPrograms, async ({ db, now }) =>
    (await listPrograms(db, now, contract.MOST_PROGRAMS)).map(toCard),
  ),
  serve(contract.listCards, async ({ db, input, now }) => (await listCardsOf(db, input.ids, now)).map(toCard)),
  serve(listStatuses, ({ db, input, now }) => listStatusesOf(db, input.ids, now)),
  serve(matchConsultants, ({ db, input, now }) => findMatches(db, input.answers, now)),
  ...favouriteEndpoints,
  ...applicationStatusEndpoints,
  ...answerTermsEndpoints,
  ...taxIdEndpoints,
  ...applicationEndpoints,
  ...vacationEndpoints,
  ...reachEndpoints,
  ...quickReplyEndpoints,
  ...profileEndpoints,
  serve(contract.getConsultant, ({ db, input, now }) => readProfile(db, input.id, now)),
]

/** All of them, with those that touch files. `openChannels`: which ones a consultant may switch. */
export const endpointsWith = ({
  openChannels,
  ...files
}: PortraitPorts & IntroductionPorts & DocumentPorts & { openChannels?: readonly Channel[] }): Route[] => [
  ...endpoints,
  serve(profileContract.changeProfile, async ({ db, viewer, input, now }) => {
    await changeProfile(db, { consultantId: viewer.id, changes: input, openChannels, now })
    return readOwnProfile(db, viewer.id, now)
  }),
  ...portraitEndpoints(files),
  ...introductionEndpoints(files),
  ...documentEndpoints(files),
  serve(profileContract.takeDown, async ({ db, viewer, input: { id, ...input }, now }) => {
    await takeDown(db, { ...input, consultantId: id, by: viewer.id, now })
    if (input.field === 'portrait') await sweepPortraits(db, files.storage, { now, hash: input.value })
    if (input.field === 'introduction') await sweepIntroductions(db, files.storage, { now, name: input.value })
    return {}
  }),
]
