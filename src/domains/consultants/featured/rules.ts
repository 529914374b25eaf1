/**
 * Who may be featured: at least so many people, and so many stars on average of them, and of all reviews that count.
 * Whose words count for it: `featuredRatingOf` of reviews.
 */
export const FEATURED_FROM = { people: 5, stars: 4 } as const

/** What people said with their own money: how many they are, and the average of their stars. */
export type FeaturedRating = { people: number; stars: number }

/** The rule in words, as it is published, after "quem tem". */
export const FEATURED_WORDS =
  'nota 4 ou mais de pelo menos cinco pessoas que já gastaram R$ 10,00 do próprio bolso com o consultor. Bônus, presente, minutos grátis e dinheiro devolvido não contam, e quem tem várias contas no mesmo aparelho, telefone ou cartão conta uma vez só. Valem as cem opiniões mais recentes.'
