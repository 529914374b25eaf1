/** What a minute of a call takes of one's minutes. Source: money-and-time.md, S18. */
export const callMinutesWords = 'Um minuto de voz usa 1,25 dos seus minutos, um de vídeo, 1,5.'
