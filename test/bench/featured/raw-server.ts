import { createServer } from 'node:http'
import postgres from 'postgres'
import { reportPort } from './report-port.ts'

const sql = postgres(process.env.DATABASE_URL!, { max: 16 })

reportPort(
  createServer(async (_request, response) => {
    const rows = await sql`
      select id, name, title, rating, review_count as "reviewCount", description, price_per_minute as "pricePerMinute",
        status, portrait, specialty
      from consultant_cards(${new Date()}) where not is_hidden
        and id in (select f.consultant_id from consultant_featured_ratings f
          join consultant_ratings r on r.consultant_id = f.consultant_id
          where f.people >= 5 and f.stars >= 4 and r.rating_sum >= 4 * r.review_count)
      order by presence_rank(status), score desc, approved_at, id`
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    response.end(JSON.stringify(rows))
  }),
)
