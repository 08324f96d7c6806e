import pg from 'pg';

/** The address and credentials of a PostgreSQL. `host` is a folder when it is reached through a local socket. */
export type PostgresAddress = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** Parses a `DATABASE_URL` like the site: `postgres://me@/site?host=/run/postgresql` is invalid for other parsers. */
export function postgresAddress(url: string): PostgresAddress {
  const { host, port, user = '', password, database = '' } = new pg.Client({ connectionString: url });
  return { host, port, user, password: password ?? '', database };
}
