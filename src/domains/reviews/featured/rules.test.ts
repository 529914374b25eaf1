import { expect, test } from 'vitest'
import { featuredRatingOf } from './rules.ts'

const said = (...stars: number[]) => stars.map((one, at) => ({ personId: `account-${at}`, stars: one }))
const of = (given: Partial<Parameters<typeof featuredRatingOf>[0]>) =>
  featuredRatingOf({ consultantId: 'luna', voices: said(5, 5, 4), groups: [], toldApart: [], ...given })

test.each([
  ['accounts with nothing in common are people', {}, { people: 3, stars: 14 / 3 }],
  ['nobody said anything', { voices: [] }, undefined],
  [
    'two accounts are one person, whose stars are averaged',
    { groups: [['account-0', 'account-2']] },
    { people: 2, stars: 4.75 },
  ],
  [
    'three are one by way of the one between them, in any order',
    {
      groups: [
        ['account-1', 'account-2'],
        ['account-0', 'account-1'],
      ],
    },
    { people: 1, stars: 14 / 3 },
  ],
  ['an account of the consultant is nobody', { groups: [['account-0', 'luna']] }, { people: 2, stars: 4.5 }],
  [
    'an account that is of the consultant by way of another one is nobody',
    {
      groups: [
        ['luna', 'account-1'],
        ['account-0', 'account-1'],
      ],
    },
    { people: 1, stars: 4 },
  ],
  ['all accounts are of the consultant', { groups: [['account-0', 'account-1', 'account-2', 'luna']] }, undefined],
  [
    'two whom the team told apart are two people on one phone',
    { groups: [['account-0', 'account-1']], toldApart: [['account-1', 'account-0']] as const },
    { people: 3, stars: 14 / 3 },
  ],
  [
    'of three on one phone, of whom two were told apart, two are people',
    { groups: [['account-0', 'account-1', 'account-2']], toldApart: [['account-0', 'account-1']] as const },
    { people: 2, stars: 4.75 },
  ],
])('%s', (_, given, expected) => expect(of(given)).toEqual(expected))
