/** Changes of name or phone by one person: enough to mend a mistake, too few to pose as many people. */
export const PROFILE_CHANGES_PER_PERSON = { name: 'profile-change', most: 10, windowMs: 86_400_000 }

/** A phone as its owner would type it: `+5511987654321` is `(11) 98765-4321`; one of another country stays as it is. */
export const phoneWords = (e164: string | null) => e164?.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3') ?? ''
