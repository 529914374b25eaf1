import { channelNames, specialtyNames } from '../rules.ts'
import type { ChangeField } from './fields.rules.ts'

const WORDS_OF: Partial<Record<ChangeField, Record<string, string>>> = {
  specialties: specialtyNames,
  channels: channelNames,
}

/** A kept value in words for people: lists by their names. `languages`: the names of the codes. */
export const valueWords = (field: ChangeField, value: string, languages: Record<string, string>): string => {
  const names = field === 'languages' ? languages : WORDS_OF[field]
  return names && value
    ? value
        .split(',')
        .map((one) => names[one] ?? one)
        .join(', ')
    : value
}
