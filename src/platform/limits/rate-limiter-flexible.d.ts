// The package's root loads every store it knows (25–60 ms at start); its single files have no types of their own.
declare module 'rate-limiter-flexible/lib/RateLimiterPostgres.js' {
  export { RateLimiterPostgres as default } from 'rate-limiter-flexible';
}
