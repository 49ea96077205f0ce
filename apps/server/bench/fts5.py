"""Processor time of SQLite FTS5 (trigram) on documents and queries that peersPart.ts writes. Reads a folder, prints one JSON object."""

import json, os, sqlite3, sys, time

folder = sys.argv[1]
columns = ["level", "region", "department", "theme", "kind", "status", "window", "support", "source", "year"]
db = sqlite3.connect(os.path.join(folder, "fts5.db"))
db.execute("PRAGMA journal_mode=OFF")
db.execute("PRAGMA cache_size=-400000")
db.execute("CREATE VIRTUAL TABLE f USING fts5(title, body, tokenize='trigram', detail=full)")
db.execute("CREATE TABLE d (id INTEGER PRIMARY KEY, %s)" % ", ".join(f'"{c}"' for c in columns))
start = time.perf_counter()
for number, line in enumerate(open(os.path.join(folder, "documents.jsonl"), encoding="utf-8"), 1):
    doc = json.loads(line)
    db.execute("INSERT INTO f (rowid, title, body) VALUES (?, ?, ?)", (number, doc["title"], doc["body"]))
    db.execute("INSERT INTO d VALUES (?%s)" % (",?" * len(columns)), (number, *(doc[c] for c in columns)))
db.commit()
db.execute("INSERT INTO f (f) VALUES ('optimize')")
db.execute("ANALYZE")
build = time.perf_counter() - start


def run(query, facets):
    words = [w.replace('"', '""') for w in query.split()]
    indexed = [w for w in words if len(w) >= 3]
    where, args = [], []
    if indexed:
        where.append("f MATCH ?")
        args.append(" AND ".join(f'"{w}"' for w in indexed))
    # Trigrams cannot look up shorter words; SQLite scans for them.
    for w in words:
        if len(w) < 3:
            where.append("(f.title LIKE ? OR f.body LIKE ?)")
            args += [f"%{w}%"] * 2
    score = "bm25(f, 8.0, 1.0)" if indexed else "0"
    rows = db.execute(f"SELECT f.rowid, {score} FROM f WHERE {' AND '.join(where)}", args).fetchall()
    rows.sort(key=lambda r: r[1])
    if facets and rows:
        ids = "(%s)" % ",".join(str(r[0]) for r in rows)
        for c in columns:
            db.execute(f'SELECT "{c}", count(*) FROM d WHERE id IN {ids} GROUP BY 1').fetchall()
    return len(rows)


results = {}
for name, queries in json.load(open(os.path.join(folder, "queries.json"), encoding="utf-8")).items():
    results[name] = {}
    for facets in (True, False):
        best = [float("inf")] * len(queries)
        began = time.perf_counter()
        for _ in range(3):
            # Scans for short words take seconds each on a large corpus; once is enough to know.
            if time.perf_counter() - began > 30:
                break
            for i, query in enumerate(queries):
                start = time.process_time()
                run(query, facets)
                best[i] = min(best[i], (time.process_time() - start) * 1000)
        results[name]["faceted" if facets else "plain"] = best
size = os.path.getsize(os.path.join(folder, "fts5.db"))
print(json.dumps({"version": sqlite3.sqlite_version, "buildSeconds": build, "bytes": size, "classes": results}))
