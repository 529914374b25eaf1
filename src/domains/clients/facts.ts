import { personTopic } from '#domains/accounts/facts.ts'
import { fact, uuid } from '#shared/facts.ts'

/** To a consultant: this client shows their birth data now, or no longer, or corrected them. */
export const birthDataShared = fact(personTopic, 'birth_data_shared', { clientId: uuid })
