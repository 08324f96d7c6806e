import pg from 'pg';

/** The address and credentials of a PostgreSQL database. For a local socket, `host` is its folder. */
export type PostgresAddress = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** Parses a `DATABASE_URL` with the site's driver: others reject `postgres://me@/site?host=/run/postgresql`. */
export function postgresAddress(url: string): PostgresAddress {
  const { host, port, user = '', password, database = '' } = new pg.Client({ connectionString: url });
  return { host, port, user, password: password ?? '', database };
}
