export type CheckName =
  | 'hash'
  | 'code'
  | 'segments'
  | 'billed'
  | 'covered'
  | 'covered_time'
  | 'call_time'
  | 'channelUsage'
  | 'usage_prices'
  | 'charged'
  | 'bonus'
  | 'commission'
  | 'fee'
  | 'fee_share'
  | 'fee_time'
  | 'split'
  | 'held'
  | 'refunded'
  | 'refunded_before_issue'
  | 'returned'
  | 'in_time'
  | 'parts'
  | 'lines'
  | 'discount'
  | 'line_sums'
  | 'total'

/** One check: the value stated on the receipt, and the value computed from its parts. */
export type Check = { name: CheckName; holds: boolean; stated: string | bigint; computed: string | bigint }

/** What is stated is what was computed. */
export const same = (name: CheckName, stated: string | bigint, computed: string | bigint): Check => ({
  name,
  holds: stated === computed,
  stated,
  computed,
})

/** What is stated is at most what was computed. */
export const atMost = (name: CheckName, stated: bigint, most: bigint): Check => ({
  name,
  holds: stated >= 0n && stated <= most,
  stated,
  computed: most,
})
