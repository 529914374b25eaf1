import { company } from '#browser/company.ts'
import { addressOf } from '#shared/company.ts'
import { Chapter } from './chapter.tsx'

export const Accessibility = () => (
  <Chapter id="acessibilidade" title="Acessibilidade" updated="01/03/2026">
    <p>
      Construímos cada página para ser usada com teclado, leitor de tela, letra ampliada até 200% e em telas de 360
      pontos, nos temas claro e escuro, seguindo as WCAG 2.2 no nível AA (Lei Brasileira de Inclusão, art. 63). Quem
      pede menos movimento não vê animação, e nenhuma informação depende só da cor.
    </p>
    <p>
      O medidor e as mensagens da consulta são anunciados ao leitor de tela. Encontrou uma barreira?{' '}
      <a href="/contato?assunto=other">Conte para nós</a>: tratamos como defeito, com protocolo e prazo.
    </p>
  </Chapter>
)

export const Company = () => (
  <Chapter id="empresa" title="Quem responde pelo site">
    <table>
      <caption className="sr-only">Dados da empresa</caption>
      <tbody>
        {[
          ['Razão social', company().legalName],
          ['Nome fantasia', company().tradeName],
          ['CNPJ', company().cnpj],
          ['Endereço', addressOf(company()).join(', ')],
          ['Telefone', company().phone],
          ['E-mail', company().email],
          ['Atendimento', company().hours],
        ].map(
          ([name, words]) =>
            words && (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{words}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  </Chapter>
)
