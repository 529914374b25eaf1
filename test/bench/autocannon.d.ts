declare module 'autocannon' {
  type Load = { url: string; duration: number; connections: number }
  type Measured = { requests: { average: number }; non2xx: number; errors: number }
  export default function autocannon(load: Load): Promise<Measured>
}
