import type { Fragment, Tx } from '#platform/db.ts'

const FIRST =
  'Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Marcelo Bruno Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Vera Vitória Larissa Cláudia Beatriz Rita Luana Sônia Renata Eliane Zuleica Conceição Iara Tainá'
const LAST =
  'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Araújo Xavier Conceição Bezerra Quaresma'

/** The id of the n-th client, which looks as if it were drawn. */
export const idOfClient = (tx: Tx, n: Fragment) =>
  tx`overlay(overlay(md5('client ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`

/** Clients with names as they are spread in Brazil, few of them frequent; a payment, a mail and two sign-ins each. */
export async function insertManyPeople(tx: Tx, count: number) {
  await tx`
    create temporary table clients on commit drop as
    select n, ${idOfClient(tx, tx`n`)} as id, 'pessoa-' || n || '@exemplo.com.br' as email,
      now() - n * interval '10 seconds' as at
    from generate_series(0, ${count - 1}::int) n`
  await tx`
    insert into people (id, email, first_name, last_name, role, phone, created_at, email_confirmed_at)
    select id, email, firsts[1 + floor(array_length(firsts, 1) * power(random(), 2))::int],
      lasts[1 + floor(array_length(lasts, 1) * power(random(), 2))::int] || ' ' ||
        lasts[1 + floor(array_length(lasts, 1) * random())::int],
      'client', '+5511' || (900000000 + n), at, case when n % 9 > 0 then at end
    from clients, (select string_to_array(${FIRST}, ' ') as firsts, string_to_array(${LAST}, ' ') as lasts) names`
  await tx`
    insert into payments (id, person_id, amount, method, state, gateway, gateway_id, created_at, expires_at, paid_at)
    select gen_random_uuid(), id, 1000 + n % 9000, case when n % 3 = 0 then 'card' else 'pix' end,
      case when n % 40 = 0 then 'expired' else 'paid' end, 'sandbox', 'B' || n, at, at + interval '30 minutes',
      case when n % 40 > 0 then at end
    from clients`
  await tx`
    insert into mails (id, key, recipient, queued_at, ended_at, outcome)
    select gen_random_uuid(), 'welcome:' || id, email, at, at, 'sent' from clients`
  await tx`
    insert into security_events (kind, detail, actor_id, person_id, at)
    select 'accounts.signed_in', 'with_password', id, id, at - m * interval '1 day' from clients, generate_series(1, 2) m`
}
