import type { PlantedBug } from './planted-bug.ts'

const sequences = ['test/purchase-model/findings']

/** Bugs in cancellations, refunds at the gateway and withdrawals. */
export const moneyBackBugs: PlantedBug[] = [
  {
    name: 'refund elsewhere: the minutes stay when a part of their price leaves',
    edits: [
      {
        file: 'src/domains/wallet/purchases/take-purchase.ts',
        from: 'minutes += await takeMinutes(tx, pack, { most, by, at })',
        to: 'minutes += 0n * most',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'refund elsewhere: minutes that expired are owed',
    edits: [
      {
        file: 'src/domains/wallet/purchases/take-minutes.ts',
        from: '(pack.isLost || pack.returnedUnused > 0n)',
        to: 'pack.usedMs < pack.totalMs',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'refund elsewhere: what another purchase gave back pays for it',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/sql.ts',
        from: 'where not p.is_credit and amount > 0 having',
        to: 'where not p.is_credit and amount < 0 having',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'cancellation: spent bonus is not deducted',
    edits: [
      {
        file: 'src/domains/catalogue/orders/cancellation/rules.ts',
        from: 'const deducted = least(bonusSpent, there)',
        to: 'const deducted = 0n * bonusSpent',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/cancellation/cancellation.test.ts'],
  },
  {
    name: 'cancellation: its quote deducts bonus that left with money',
    edits: [
      {
        file: 'src/domains/catalogue/kinds/bonus.ts',
        from: 'lot ? spentOfBonus(lot) : 0n',
        to: 'lot ? lot.amount - bonusTaken : 0n',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/cancellation/returned-bonus.test.ts'],
  },
  {
    name: 'cancellation: bonus is taken back before it pays what it owes',
    edits: [
      {
        file: 'src/domains/wallet/bonus/take-back-bonus.ts',
        from: '  if (owed) await takeOwedBonus(tx, owed)\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/cancellation/returned-bonus.test.ts'],
  },
  {
    name: 'cancellation: a second request refunds again',
    edits: [
      {
        file: 'src/domains/catalogue/orders/cancellation/cancel-purchase.ts',
        from: 'if ((await listCancellations(tx, [id])).length > 0) return order',
        to: '',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/cancellation/cancellation.test.ts'],
  },
  {
    name: 'withdrawal: the bonus stays when its credit leaves',
    edits: [
      {
        file: 'src/domains/wallet/purchase-bonus.rules.ts',
        from: 'const taken = least(share, unspent)',
        to: 'const taken = 0n * least(share, unspent)',
      },
    ],
    caughtBy: ['src/domains/catalogue/orders/withdrawn-purchase.test.ts'],
  },
  {
    name: 'withdrawal: credit that is paid out manually can still be spent',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/journals.ts',
        from: '{ from: availableOf(personId), to: withdrawnOf(personId), amount: byHand }',
        to: "{ from: 'platform:bank', to: withdrawnOf(personId), amount: byHand }",
      },
    ],
    caughtBy: ['src/domains/payments/withdrawals/withdrawals.test.ts'],
  },
  {
    name: 'withdrawal: a payment that the bank refused to take back is tried again',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/rules.ts',
        from: '    .filter((one) => !one.wasRefused)\n',
        to: '',
      },
    ],
    caughtBy: ['src/domains/payments/withdrawals/withdrawals.test.ts'],
  },
  {
    name: 'owed bonus: it can be spent until the job takes it',
    edits: [
      {
        file: 'db/functions/parts_of_bonus.sql',
        from: 'case when b.repaid > 0 then owed_of_bonus(b) else 0 end',
        to: '0',
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/contested-bookings.test.ts'],
  },
  {
    name: 'owed bonus: other bonus stays in its place',
    edits: [
      {
        file: 'db/functions/record_bonus_use.sql',
        from: 'cross join lateral parts_of_bonus(b) o',
        to: 'cross join lateral (values (false, b.unspent, b.expires_at)) o (is_kept, has, ends)',
      },
    ],
    caughtBy: ['src/domains/scheduling/bookings/contested-bookings.test.ts'],
  },
  {
    name: 'owed bonus: what is taken for the same sum has the same name',
    edits: [
      {
        file: 'src/domains/wallet/purchases/settle-released-bonus.ts',
        from: 'owed:${withdrawn}',
        to: 'owed:${repaid}',
      },
    ],
    caughtBy: sequences,
  },
  {
    name: 'withdrawals: a manual transfer is made before its owner can object',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/decide-withdrawal.ts',
        from: "if (state === 'paid' && at <",
        to: "if (state !== 'paid' && at >",
      },
    ],
    caughtBy: ['src/domains/payments/withdrawals/withdrawals.test.ts'],
  },
  {
    name: 'withdrawals: a manual transfer goes to any CPF',
    edits: [
      {
        file: 'src/domains/payments/withdrawals/withdraw-credit.ts',
        from: 'if (isKnown === false) throw',
        to: 'if (cpf.length === 0) throw',
      },
    ],
    caughtBy: ['src/domains/payments/withdrawals/withdrawals.test.ts'],
  },
]
