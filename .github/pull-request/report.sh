#!/usr/bin/env bash
# Writes the report of a pull request to report/: against the first parent of the merge that is checked out.
set -euo pipefail
cd "$(dirname "$0")/../.."
npm run --silent changes -- "HEAD^1" --pictures --out report
