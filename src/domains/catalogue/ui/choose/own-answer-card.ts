/** Of the choice of what is received: an answer that was bought before. */
export const OWN = 'minhas'

/** That choice, where some are left; answered within so many hours. */
export const ownCard = (left: number, hours: number) =>
  left > 0
    ? [
        {
          value: OWN,
          title: 'Usar uma das suas respostas',
          text: `Você tem ${left === 1 ? 'uma resposta paga' : `${left} respostas pagas`}: nada a pagar agora. Resposta em até ${hours} horas.`,
        },
      ]
    : []
