import type { PersonalData } from '#domains/accounts/index.ts'
import { personalData as giftCards } from '#domains/catalogue/gift-cards/personal-data.ts'
import { personalData as goods } from '#domains/catalogue/goods/personal-data.ts'
import { countUnpaid } from '#domains/catalogue/orders/sql.ts'
import { countAutomaticRefunds, countOpenClaims } from '#domains/claims/sql.ts'
import { personalData as clients } from '#domains/clients/personal-data.ts'
import { personalData as consultants } from '#domains/consultants/personal-data.ts'
import { personalData as consultations } from '#domains/consultations/personal-data.ts'
import { personalData as detectors } from '#domains/detectors/personal-data.ts'
import { personalData as moderation } from '#domains/moderation/personal-data.ts'
import { listOwnSubscriptions } from '#domains/newsletter/interests.sql.ts'
import { deleteSubscriptionsOf } from '#domains/newsletter/sql.ts'
import { deleteChoicesOf } from '#domains/notifications/choices/sql.ts'
import { deleteNoticesOf, listOwnNotices } from '#domains/notifications/notices/sql.ts'
import { deleteQuietHoursOf } from '#domains/notifications/push/quiet.sql.ts'
import {
  deleteSubscriptionsOf as deletePushSubscriptionsOf,
  listOwnDevices,
} from '#domains/notifications/push/subscriptions.sql.ts'
import { deleteMailsTo } from '#domains/notifications/sql.ts'
import { deleteDayCardsOf } from '#domains/oracles/day-card/sql.ts'
import { deleteReadingsOf, listOwnReadings } from '#domains/oracles/draw/sql.ts'
import { eraseCardsOf, listOwnCards } from '#domains/payments/cards/sql.ts'
import { countOpenDisputes } from '#domains/payments/disputes/sql.ts'
import { countRefundsUnderWay } from '#domains/payments/refunds/sql.ts'
import { countUnderWay } from '#domains/payments/sql.ts'
import { personalData as shipments } from '#domains/shipments/personal-data.ts'
import { recordLeft } from '#domains/payouts/schedules.sql.ts'
import { expireExportsOf } from '#domains/reports/exports/sql.ts'
import { listOwnNotes } from '#domains/reports/notes/sql.ts'
import { personalData as queue } from '#domains/queue/personal-data.ts'
import { personalData as reminders } from '#domains/reminders/personal-data.ts'
import { personalData as scheduling } from '#domains/scheduling/personal-data.ts'
import { eraseHeldOf } from '#domains/reviews/moderation/sql.ts'
import { eraseHeldProductReviewsOf, listOwnProductReviews } from '#domains/reviews/products/sql.ts'
import { eraseTestimonialsOf, listOwnTestimonials } from '#domains/reviews/testimonials/sql.ts'
import { personalData as shop } from '#domains/shop/personal-data.ts'
import { countRunning } from '#domains/subscriptions/sql.ts'
import { countWaitingMessages, eraseMessagesFrom, listOwnMessages } from '#domains/support/sql.ts'
import { eraseViewsOf } from '#domains/team/lists/views/sql.ts'
import { eraseNotesAbout, listNotesAbout } from '#domains/team/notes/sql.ts'
import { recordRecalled } from '#domains/wallet/minutes/sql.ts'
import { sumOwnMoney } from '#domains/wallet/sql.ts'
import { takeOwnLog } from '#domains/team/audit/read-own-log.ts'
import { personalData as writtenQuestions } from '#domains/written-questions/personal-data.ts'
import type { Sql } from '#platform/db.ts'
import { formatBRL } from '#shared/money.ts'

const unsettledWhen = (count: (sql: Sql, personId: string) => Promise<number>, words: string): PersonalData => ({
  unsettled: async (sql, personId) => ((await count(sql, personId)) > 0 ? [words] : []),
})

const ownMoney: PersonalData = {
  async unsettled(sql, personId) {
    const left = await sumOwnMoney(sql, personId)
    return left > 0n ? [`${formatBRL(left)} em saldo, minutos pagos ou ganhos`] : []
  },
}

/** Everything that the domains keep about one person, with what becomes of it when the account closes (decision 84). */
export const personalData: readonly PersonalData[] = [
  ownMoney,
  unsettledWhen(countUnpaid, 'um pedido que ainda pode ser pago'),
  unsettledWhen(countUnderWay, 'um pagamento que ainda pode chegar, até dois dias depois de vencer'),
  unsettledWhen(countRefundsUnderWay, 'uma devolução a caminho, que o banco ainda pode recusar'),
  unsettledWhen(countRunning, 'uma assinatura que continua'),
  unsettledWhen(countAutomaticRefunds, 'um reembolso automático a caminho'),
  unsettledWhen(countOpenClaims, 'um pedido de reembolso em análise'),
  unsettledWhen(countOpenDisputes, 'uma contestação no banco'),
  // Before the profile: a payout locks its schedule, then the consultant.
  { erase: (tx, { personId, at }) => recordLeft(tx, personId, at) },
  // Before the money is counted again: what is left of a gift goes back to whoever paid it.
  giftCards,
  goods,
  clients,
  shop,
  shipments,
  scheduling,
  queue,
  reminders,
  consultations,
  detectors,
  moderation,
  writtenQuestions,
  consultants,
  // After the profile: what is delivered before it attends no more is recalled here, and nothing after it.
  { erase: (tx, { personId, at }) => recordRecalled(tx, { consultantId: personId, at }) },
  {
    read: async (sql, personId) => ({ 'Leituras guardadas': await listOwnReadings(sql, personId) }),
    async erase(tx, { personId }) {
      await deleteDayCardsOf(tx, personId)
      await deleteReadingsOf(tx, personId)
    },
  },
  {
    read: async (sql, personId) => ({ 'Cartões guardados': await listOwnCards(sql, personId) }),
    erase: (tx, { personId, at }) => eraseCardsOf(tx, personId, at),
  },
  {
    read: async (sql, personId) => ({
      Depoimentos: await listOwnTestimonials(sql, personId),
      'Avaliações de produtos': await listOwnProductReviews(sql, personId),
    }),
    async erase(tx, { personId }) {
      await eraseTestimonialsOf(tx, personId)
      await eraseHeldOf(tx, personId)
      await eraseHeldProductReviewsOf(tx, personId)
    },
  },
  {
    ...unsettledWhen(countWaitingMessages, 'uma mensagem sem resposta'),
    read: async (sql, personId) => ({ 'Mensagens de contato': await listOwnMessages(sql, personId) }),
    erase: eraseMessagesFrom,
  },
  {
    read: async (sql, personId) => ({ 'Anotações da equipe': await listNotesAbout(sql, personId) }),
    async erase(tx, { personId }) {
      await eraseNotesAbout(tx, personId)
      await eraseViewsOf(tx, personId)
    },
  },
  { read: async (sql, personId) => ({ 'O que a equipe fez ou leu': await takeOwnLog(sql, personId) }) },
  {
    read: async (sql, personId) => ({ 'Listas de e-mail': await listOwnSubscriptions(sql, personId) }),
    erase: (tx, { email }) => deleteSubscriptionsOf(tx, email),
  },
  {
    read: async (sql, personId) => ({
      'Avisos dos últimos 90 dias': await listOwnNotices(sql, personId),
      'Aparelhos que recebem avisos': await listOwnDevices(sql, personId),
    }),
    async erase(tx, { personId, email }) {
      await deleteMailsTo(tx, email)
      await deleteNoticesOf(tx, personId)
      await deleteChoicesOf(tx, personId)
      await deletePushSubscriptionsOf(tx, personId)
      await deleteQuietHoursOf(tx, personId)
    },
  },
  {
    read: async (sql, personId) => ({ 'Notas de serviço': await listOwnNotes(sql, personId) }),
    erase: (tx, { personId, at }) => expireExportsOf(tx, personId, at),
  },
  // Once more: what was on its way when it was asked for the first time may have come before that was asked for.
  ownMoney,
]
