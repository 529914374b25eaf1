import { Bot } from 'lucide-react'
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
    {name} atende de forma automática: as respostas são escritas antes e escolhidas por um programa, não por uma pessoa
    naquele momento. Cada mensagem vem marcada, e o relógio conta como em qualquer conversa.
  </Notice>
)
