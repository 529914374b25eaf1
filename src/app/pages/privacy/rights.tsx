import { Chapter, STACKED } from './chapter.tsx'

const REQUEST_PATH = '/contato?assunto=account'

/** The nine rights of LGPD art. 18, and how each can be exercised. */
const RIGHTS = [
  ['Confirmação', 'Saber se tratamos dados seus.', 'Se você tem conta, sim. Sem conta, pergunte e respondemos.'],
  [
    'Acesso',
    'Ver os dados que temos.',
    'Extrato, recibos e conversas estão no seu painel; em Sua conta você baixa o que a tabela abaixo lista. O resto, por pedido.',
  ],
  [
    'Correção',
    'Corrigir o que está errado ou velho.',
    'Nome, celular e e-mail mudam na sua conta; o restante, por pedido.',
  ],
  [
    'Anonimização, bloqueio ou eliminação',
    'Do que for desnecessário, excessivo ou irregular.',
    'Peça, dizendo qual dado.',
  ],
  [
    'Portabilidade',
    'Levar seus dados a outro fornecedor.',
    'Em Sua conta, “Baixar os meus dados”: um arquivo legível por máquina, com o que a tabela abaixo lista.',
  ],
  [
    'Eliminação',
    'Apagar o que depende do seu consentimento.',
    'Peça, ou encerre a conta, no seu painel. O que fica, e por quê, está no aviso de privacidade.',
  ],
  ['Informação sobre compartilhamento', 'Saber com quem dividimos dados.', 'Está no aviso de privacidade, abaixo.'],
  ['Saber que pode negar', 'E o que acontece se negar.', 'Sem os termos não há conta; a newsletter é sempre opcional.'],
  [
    'Revogar o consentimento',
    'A qualquer momento, sem justificar.',
    'Newsletter: pelo link no fim de cada carta. Os demais: peça.',
  ],
] as const

export const Rights = () => (
  <Chapter id="direitos" title="Os seus nove direitos">
    <p>
      A Lei Geral de Proteção de Dados (art. 18) dá estes direitos a qualquer pessoa. O pedido é gratuito, recebe um
      número de protocolo na hora e resposta em até 15 dias.
    </p>
    <table className={STACKED}>
      <caption className="sr-only">Direitos do titular e como exercê-los</caption>
      <thead>
        <tr>
          <th scope="col">Direito</th>
          <th scope="col">O que é</th>
          <th scope="col">Como, hoje</th>
        </tr>
      </thead>
      <tbody>
        {RIGHTS.map(([right, what, how]) => (
          <tr key={right}>
            <th scope="row">{right}</th>
            <td data-column="O que é">{what}</td>
            <td data-column="Como, hoje">{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      <a href={REQUEST_PATH}>Fazer um pedido de privacidade</a>. Se a resposta não resolver, você também pode recorrer à
      ANPD.
    </p>
  </Chapter>
)
