import { Bot } from '#browser/icons/bot.ts'
import { Badge } from '#browser/kit/display/badge.tsx'
import { Notice } from '#browser/kit/feedback/notice.tsx'

/** Beside the name of a consultant in whose place a program attends. */
export const AutomaticBadge = () => (
  <Badge tone="accent">
    <Bot className="size-3.5" strokeWidth={2} aria-hidden="true" />
    Atendimento automático
  </Badge>
)

/** The same in whole sentences, before anybody asks for a conversation or pays. */
export const AutomaticNotice = ({ name }: { name: string }) => (
  <Notice tone="accent" title="Aqui quem responde é um programa">
    Nenhuma pessoa responde em nome de {name}. O programa lê o que você escreve, faz um sorteio que dá para conferir e
    responde com o sentido do que saiu. Por isso custa um décimo do preço de gente. O relógio só anda quando você aperta
    “Começar a consulta”, nunca por palavra dele, e pacotes, hora marcada e pergunta por escrito ficam para as pessoas.
  </Notice>
)
