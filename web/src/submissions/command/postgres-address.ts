import pg from 'pg';

/** Where a PostgreSQL is, and as whom to speak to it. `host` is a folder where it is reached by a socket of this machine. */
export type PostgresAddress = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** Reads a `DATABASE_URL` as the site itself does: `postgres://me@/site?host=/run/postgresql` is no URL to others. */
export function postgresAddress(url: string): PostgresAddress {
  const { host, port, user = '', password, database = '' } = new pg.Client({ connectionString: url });
  return { host, port, user, password: password ?? '', database };
}
