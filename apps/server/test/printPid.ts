process.stdout.write(String(process.pid));
